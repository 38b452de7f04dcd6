/**
 * Whole seconds until a deadline, counted up, so that "1" is shown until it is over and "0" never waits.
 *
 * @param deadline Milliseconds since 1970; `undefined` when nothing is waited for.
 * @param now Milliseconds since 1970.
 * @returns 0 when the deadline is past or none.
 */
export function secondsLeft(deadline: number | undefined, now: number): number {
  if (deadline === undefined || !Number.isFinite(deadline)) return 0;
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/**
 * When the shown number changes next.
 *
 * @returns Milliseconds from now, 1 to 1000; `undefined` when it is over.
 */
export function untilNextSecond(deadline: number | undefined, now: number): number | undefined {
  if (secondsLeft(deadline, now) === 0 || deadline === undefined) return undefined;
  return Math.ceil((deadline - now) % 1000) || 1000;
}
