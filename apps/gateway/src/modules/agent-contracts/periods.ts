import { type TimeWindow, type WindowKind, windowFrom, windowOf } from '../../kernel/jobs/calendar.ts';

/** The cycle that an end is told for: the period of the contract, a day at least. */
export const noticeCycle = (period: WindowKind): WindowKind =>
  period === 'five-minutes' || period === 'hour' ? 'day' : period;

/** The cycle after the one that a moment lies in. */
export function nextCycle(period: WindowKind, moment: Date, zone: string): TimeWindow {
  const kind = noticeCycle(period);
  return windowFrom(kind, windowOf(kind, moment, zone).end, zone, zone);
}
