import { toWireDate } from '@mekong/i18n/formats/dates';
import { momentOf } from '@mekong/i18n/formats/zones';
import type { DayRange } from '../../components/DateRangePicker/day-range.ts';

/** Names that an address has for the days of a list; with `custom` it has the days themselves. */
export const periodNames = ['today', 'week', 'month', 'custom'] as const;

/** Name that an address has for the days of a list. */
export type PeriodName = (typeof periodNames)[number];

/** Most days of one query, both ends included. */
export const longestRangeDays = 93;

/** How many days back a record goes. */
export const oldestDays = 365;

const dayMs = 86_400_000;
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a day of the calendar: 2026-02-30 is none. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utc(text)) && new Date(utc(text)).toISOString().startsWith(text);

/** The day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(utc(day) + days * dayMs).toISOString().slice(0, 10);

/** Days from one to another. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / dayMs);

/** The first moment of a day by the clocks of a zone. */
export const startOfDay = (day: string, timeZone: string): Date => new Date(momentOf(utc(day), timeZone));

/** What the address says of the days. */
export interface PeriodSearch {
  readonly range?: PeriodName | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const presetDays = { today: 1, week: 7, month: 30 } as const;

/** The days of each preset, counted back from today. */
export const presetRanges = (today: string): Readonly<Record<keyof typeof presetDays, DayRange>> => ({
  today: { from: addDays(today, 1 - presetDays.today), to: today },
  week: { from: addDays(today, 1 - presetDays.week), to: today },
  month: { from: addDays(today, 1 - presetDays.month), to: today },
});

/** What the address says of chosen days: a preset by its name, so that a kept address shows its days anew tomorrow. */
export function periodSearch({ from, to }: DayRange, today: string): PeriodSearch {
  const isOf = (preset: DayRange): boolean => preset.from === from && preset.to === to;
  const { week, month, ...presets } = presetRanges(today);
  if (isOf(presets.today)) return { range: undefined, from: undefined, to: undefined };
  const range = isOf(week) ? 'week' : isOf(month) ? 'month' : undefined;
  return range ? { range, from: undefined, to: undefined } : { range: 'custom', from, to };
}

/**
 * The days that the record shows. Of a custom range, whatever cannot be asked for is moved to the nearest that can: not
 * after today, at most 93 days, at most a year back, the first day before the last.
 *
 * @param now the moment, in milliseconds since 1970
 */
export function periodDays({ range = 'today', from, to }: PeriodSearch, now: number, timeZone: string): DayRange {
  const today = toWireDate(now, timeZone);
  if (range !== 'custom') return presetRanges(today)[range];
  const oldest = addDays(today, -oldestDays);
  const nearest = (wanted: string | undefined, otherwise: string): string => {
    const day = wanted !== undefined && isDay(wanted) ? wanted : otherwise;
    return day < oldest ? oldest : day > today ? today : day;
  };
  const last = nearest(to, today);
  const first = nearest(from, addDays(last, -6));
  const [start, end] = first <= last ? [first, last] : [last, first];
  return { from: daysBetween(start, end) < longestRangeDays ? start : addDays(end, 1 - longestRangeDays), to: end };
}

/** The moments of a range for the call: from the first moment of its first day up to the first one after its last. */
export const toMoments = ({ from, to }: DayRange, timeZone: string): { from: string; to: string } => ({
  from: startOfDay(from, timeZone).toISOString(),
  to: startOfDay(addDays(to, 1), timeZone).toISOString(),
});
