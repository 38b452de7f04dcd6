import { type CalendarDate, parseDate } from '@internationalized/date';

/** Days as yyyy-MM-dd, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** What a range may be. */
export interface RangeLimits {
  /** First day that can be chosen. */
  readonly min: string;
  /** Last day that can be chosen. */
  readonly max: string;
  /** Most days, both ends included. */
  readonly longestDays: number;
}

/** What is wrong with a range. */
export type RangeFault = 'incomplete' | 'reversed' | 'outside' | 'long';

/** Days from the first to the last of a range, both included. */
export const daysOf = ({ from, to }: DayRange): number => parseDate(to).compare(parseDate(from)) + 1;

/** The first thing that is wrong with a range as it was typed; undefined when it can be asked for. */
export function faultOf(range: DayRange, { min, max, longestDays }: RangeLimits): RangeFault | undefined {
  const { from, to } = range;
  if (from === '' || to === '') return 'incomplete';
  // days as texts of one shape have the order of the days
  if (from > to) return 'reversed';
  if (from < min || to > max) return 'outside';
  return daysOf(range) > longestDays ? 'long' : undefined;
}

/** Whether a range that begins or ends at `anchor` would be too long with its other end at `day`. */
export const isTooFar = (day: CalendarDate, anchor: CalendarDate, longestDays: number): boolean =>
  Math.abs(day.compare(anchor)) >= longestDays;
