import type { Decision } from './decision.ts';

const second = 1000;
/** How often a closed site is asked for; each visitor a little earlier or later, so that not all come at once. */
const rhythm: Partial<Record<Decision, number>> = { maintenance: 60 * second, unreachable: 30 * second };
/** Everybody knows the expected end: their questions are spread over so long after it. */
const afterEnd = 10 * second;

/**
 * When a closed site is asked for again by itself. Where it is, and by which address it was opened, do not change while
 * the page is open: nobody asks for those.
 *
 * @param until expected end, as the permission call says it
 * @param now milliseconds since 1970
 * @param random a number from 0 up to 1
 * @returns milliseconds from now; undefined for never
 */
export function recheckAfter(
  decision: Decision,
  until: string | undefined,
  now: number,
  random: number,
): number | undefined {
  const every = rhythm[decision];
  if (every === undefined) return undefined;
  const regular = every * (0.75 + random / 2);
  const end = until === undefined ? Number.NaN : Date.parse(until) - now;
  return end > 0 ? Math.min(regular, end + random * afterEnd) : regular;
}
