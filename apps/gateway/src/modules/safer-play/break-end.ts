import { offsetAt, startOfDate } from '../../kernel/days.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export const timeOutPeriods = ['24H', '7D', '30D'] as const;
export type TimeOutPeriod = (typeof timeOutPeriods)[number];
export const exclusionPeriods = ['6M', '1Y', '3Y', '5Y', 'LIFE'] as const;
export type ExclusionPeriod = (typeof exclusionPeriods)[number];

const DAYS: Readonly<Record<TimeOutPeriod, number>> = { '24H': 0, '7D': 7, '30D': 30 };
const MONTHS: Readonly<Record<Exclude<ExclusionPeriod, 'LIFE'>, number>> = { '6M': 6, '1Y': 12, '3Y': 36, '5Y': 60 };

/** A moment as the clocks of a zone show it, as if they were those of UTC. */
const clockOf = (moment: Date, zone: string): Date => new Date(moment.getTime() + offsetAt(moment, zone));

/** When a time-out ends: 24 hours on, or days on at the same hour by the clocks of the merchant. */
export function endOfTimeOut(from: Date, period: TimeOutPeriod, zone: string): Date {
  if (period === '24H') return new Date(from.getTime() + 24 * HOUR_MS);
  const clock = clockOf(from, zone).getTime() + DAYS[period] * DAY_MS;
  const guess = new Date(clock - offsetAt(from, zone));
  return new Date(clock - offsetAt(guess, zone));
}

/**
 * When an exclusion ends: the midnight after the same date some months on, by the clocks of the merchant. Where a month has no
 * such date, after its last one.
 *
 * @returns `undefined` for life
 */
export function endOfExclusion(from: Date, period: ExclusionPeriod, zone: string): Date | undefined {
  if (period === 'LIFE') return undefined;
  const clock = clockOf(from, zone);
  const [year, month] = [clock.getUTCFullYear(), clock.getUTCMonth() + MONTHS[period]];
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = Math.min(clock.getUTCDate(), lastDate);
  return startOfDate(new Date(Date.UTC(year, month, date + 1)), zone);
}
