import { offsetAt, startOfDate } from '../days.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 900_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Windows that a settlement may have. Weeks begin on Monday. */
export type WindowKind = 'five-minutes' | 'hour' | 'day' | 'week' | 'half-month' | 'month';

/** From its start, included, to its end, excluded. Both are instants; the zone says by whose clocks they were chosen. */
export interface TimeWindow {
  start: Date;
  end: Date;
  zone: string;
}

/** A zone and the moment from which it holds. */
export interface ZoneFrom {
  startsAt: Date;
  zone: string;
}

/** A calendar date as the UTC moment of its midnight: arithmetic of dates without clocks. */
const dateOf = (moment: Date, zone: string): Date =>
  new Date(Math.floor((moment.getTime() + offsetAt(moment, zone)) / DAY_MS) * DAY_MS);

/** First date of the window that a date lies in, and first date of the one after it. */
const DATES: Record<'day' | 'week' | 'half-month' | 'month', (y: number, m: number, d: number) => [number, number]> = {
  day: (y, m, d) => [Date.UTC(y, m, d), Date.UTC(y, m, d + 1)],
  week: (y, m, d) => {
    const monday = d - ((new Date(Date.UTC(y, m, d)).getUTCDay() + 6) % 7);
    return [Date.UTC(y, m, monday), Date.UTC(y, m, monday + 7)];
  },
  'half-month': (y, m, d) =>
    d <= 15 ? [Date.UTC(y, m, 1), Date.UTC(y, m, 16)] : [Date.UTC(y, m, 16), Date.UTC(y, m + 1, 1)],
  month: (y, m) => [Date.UTC(y, m, 1), Date.UTC(y, m + 1, 1)],
};

const datesOf = (kind: keyof typeof DATES, date: Date) =>
  DATES[kind](date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());

/** Whether the clocks of a zone show a full hour. */
const isFullHour = (moment: number, zone: string): boolean =>
  (moment + offsetAt(new Date(moment), zone)) % HOUR_MS === 0;

const quarterOf = (moment: number): number => Math.floor(moment / QUARTER_MS) * QUARTER_MS;

/**
 * The next moment in steps of a quarter, the finest offset that zones have, at which the clocks show a full hour. An hour
 * that comes twice is two hours; one that the clocks leave half of (Lord Howe) belongs to its neighbour.
 */
function fullHour(from: number, step: number, zone: string): Date {
  // from anywhere else in a quarter the steps would pass every full hour, without an end
  let moment = quarterOf(from);
  while (!isFullHour(moment, zone)) moment += step;
  return new Date(moment);
}

/** The window of a kind that a moment lies in. */
export function windowOf(kind: WindowKind, moment: Date, zone: string): TimeWindow {
  if (kind === 'five-minutes' || kind === 'hour') {
    const start =
      kind === 'hour'
        ? fullHour(moment.getTime(), -QUARTER_MS, zone)
        : new Date(Math.floor(moment.getTime() / (5 * MINUTE_MS)) * 5 * MINUTE_MS);
    return windowFrom(kind, start, zone, zone);
  }
  const [first, next] = datesOf(kind, dateOf(moment, zone));
  return { start: startOfDate(new Date(first), zone), end: startOfDate(new Date(next), zone), zone };
}

/**
 * The window that begins at a moment: the end of the one before it. Without gap or overlap also where a merchant changes
 * zone: the window keeps the date that it has in the old zone and ends when that date ends in the new one.
 *
 * @param zoneBefore zone that the start was counted in
 */
export function windowFrom(kind: WindowKind, start: Date, zone: string, zoneBefore: string): TimeWindow {
  if (kind === 'five-minutes') return { start, end: new Date(start.getTime() + 5 * MINUTE_MS), zone };
  if (kind === 'hour') return { start, end: fullHour(start.getTime() + QUARTER_MS, QUARTER_MS, zone), zone };
  for (let date = dateOf(start, zoneBefore); ; ) {
    const next = new Date(datesOf(kind, date)[1]);
    const end = startOfDate(next, zone);
    // A change from one side of the date line to the other may leave nothing of a day.
    if (end > start) return { start, end, zone };
    date = next;
  }
}

/** First moment of the month after the one that a moment lies in: when a new zone begins to hold. */
export const startOfNextMonth = (moment: Date, zone: string): Date => windowOf('month', moment, zone).end;

/** The zone that holds at a moment. @param zones the first entry holds from ever on */
export function zoneAt(zones: readonly ZoneFrom[], moment: Date): string {
  const [first] = zones;
  if (!first) throw new Error('A merchant has at least one zone.');
  return zones.reduce((current, next) => (next.startsAt <= moment ? next : current), first).zone;
}
