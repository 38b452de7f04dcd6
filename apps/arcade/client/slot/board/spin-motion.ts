/** Where a reel is while it spins: pure, in symbols. Symbols travel downwards, so positions fall. */

/** Symbols per second at full speed. */
const speed = 21;
/** Milliseconds from rest to full speed, after a short draw back. */
const start = 260;
/** Symbols the reel pulls back before it lets go. */
const windUp = 0.16;
const windUpMs = 110;
/** Symbols left when a reel begins to brake. */
const brakingSymbols = 5;
/** At full speed a steady brake over this way takes this long. */
const brakeMs = (2000 * brakingSymbols) / speed;
/** Symbols a reel runs past its place, and the time to come back. */
const overrun = 0.17;
const settleMs = 240;

/** Milliseconds from the call to stop until the reel stops. */
export const stopMs = brakeMs + settleMs;

/** Symbols travelled since the start, while no stop has been called. */
export function travelled(ms: number): number {
  if (ms < windUpMs) return -windUp * Math.sin((Math.PI / 2) * (ms / windUpMs));
  const running = ms - windUpMs;
  const seconds = running / 1000;
  if (running < start) return -windUp + (speed * seconds * running) / (2 * start);
  return -windUp + speed * (seconds - start / 2000);
}

/** Symbols that still separate the reel from its place, this long after the call to stop; negative when it has run past. */
export function remaining(ms: number): number {
  if (ms < brakeMs) {
    const left = 1 - ms / brakeMs;
    return (brakingSymbols + overrun) * left * left - overrun;
  }
  if (ms >= stopMs) return 0;
  const back = (ms - brakeMs) / settleMs;
  return -overrun * (0.5 + 0.5 * Math.cos(Math.PI * back));
}

/**
 * Position of the reel: `from` at the start, exactly `to` at the end. When a stop is called the reel is set to the braking
 * distance before its place; at full speed no eye sees the jump, and no reel has to run a whole turn to get there.
 *
 * @param stoppedAt milliseconds after the start at which the stop was called; undefined while it was not
 */
export function positionAt(ms: number, from: number, to: number, stoppedAt: number | undefined): number {
  if (stoppedAt === undefined || ms < stoppedAt) return from - travelled(ms);
  return to + remaining(ms - stoppedAt);
}

/** A position on a ring of this length, in [0, length). */
export const onRing = (position: number, length: number): number => ((position % length) + length) % length;
