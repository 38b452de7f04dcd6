import { type Span, startOfDay, today } from '../../kernel/days.ts';

const HOUR_MS = 3_600_000;
/** The days of a week, and today. */
const DAYS = 8;

/** Today and the seven days before it by the clocks of a zone, the oldest first. */
export function daysUntil(now: Date, timeZone: string): Span[] {
  const days = [today(now, timeZone)];
  for (let [first] = days; first && days.length < DAYS; [first] = days)
    days.unshift({ from: startOfDay(new Date(first.from.getTime() - 1), timeZone), to: first.from });
  return days;
}

/**
 * What of today can be held against the same day a week before: the hours that have ended, since play is summed by hours.
 *
 * @param days of {@link daysUntil}
 * @returns nothing in the first hour of a day
 */
export function comparableSpans(now: Date, days: readonly Span[]): { current: Span; before: Span } | undefined {
  const [weekAgo, current] = [days[0]?.from, days.at(-1)?.from];
  if (!weekAgo || !current) return undefined;
  const hours = Math.floor((now.getTime() - current.getTime()) / HOUR_MS);
  if (hours < 1) return undefined;
  const endOf = (from: Date): Date => new Date(from.getTime() + hours * HOUR_MS);
  return { current: { from: current, to: endOf(current) }, before: { from: weekAgo, to: endOf(weekAgo) } };
}

/**
 * How much a figure has grown, in hundredths of a percent.
 *
 * @returns nothing when there was none before
 */
export function changeOf(current: bigint, before: bigint): number | undefined {
  if (before === 0n) return undefined;
  const base = before < 0n ? -before : before;
  return Number(((current - before) * 10_000n) / base);
}
