import { offsetAt as offsetOf } from '@mekong/i18n/formats/zones';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Milliseconds that the clocks of a zone are ahead of UTC at a moment. */
export const offsetAt = (moment: Date, timeZone: string): number => offsetOf(moment.getTime(), timeZone);

/**
 * First moment whose date by the clocks of a zone is the given one or a later one. Exact also where midnight is skipped
 * (Cairo in April) or comes twice (Havana in November).
 *
 * @param date the wanted calendar date, as the UTC moment of its midnight
 */
export function startOfDate(date: Date, timeZone: string): Date {
  const wanted = date.getTime();
  const local = (moment: number) => moment + offsetAt(new Date(moment), timeZone);
  const guess = wanted - offsetAt(new Date(wanted - offsetAt(date, timeZone)), timeZone);
  // No clock is put around midnight on most days.
  if (local(guess) === wanted && local(guess - 3 * HOUR_MS) === wanted - 3 * HOUR_MS) return new Date(guess);
  // The date is an earlier one at `before`, and the wanted one or a later one at `found`.
  let before = wanted - 16 * HOUR_MS;
  let found = wanted + 16 * HOUR_MS;
  while (found - before > 1_000) {
    const middle = Math.floor((before + found) / 2_000) * 1_000;
    if (local(middle) >= wanted) found = middle;
    else before = middle;
  }
  return new Date(found);
}

/** First moment of the day that a moment lies in, by the clocks of a zone. */
export function startOfDay(moment: Date, timeZone: string): Date {
  const local = moment.getTime() + offsetAt(moment, timeZone);
  return startOfDate(new Date(Math.floor(local / DAY_MS) * DAY_MS), timeZone);
}

/** A span of time: from its first moment up to the first one after it. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Today in a zone: from its first moment up to the first one of tomorrow. */
export function today(now: Date, timeZone: string): Span {
  const from = startOfDay(now, timeZone);
  // 26 hours on is always tomorrow, also on a day of 25 hours.
  return { from, to: startOfDay(new Date(from.getTime() + 26 * 3_600_000), timeZone) };
}

/** Calendar day of a moment by the clocks of a zone: `2026-11-21`. */
export const localDay = (moment: Date, timeZone: string): string =>
  new Date(moment.getTime() + offsetAt(moment, timeZone)).toISOString().slice(0, 10);
