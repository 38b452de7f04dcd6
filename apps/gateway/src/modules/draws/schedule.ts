import type { DrawSchedule } from '@mekong/api-client/contract/types';
import { localDay, offsetAt, startOfDay } from '../../kernel/days.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** From any moment of a day, so much on is always the next day or the one after, whatever the clocks do. */
const NEXT_DAY_MS = 26 * 60 * MINUTE_MS;
const LONGEST_PAUSE_DAYS = 8;

/** One draw on the calendar of a lottery. */
export interface PlannedDraw {
  /** Local day and number within it: `20261121-0731`. */
  readonly issue: string;
  /** When the draw before it takes place. */
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
}

interface Moment {
  readonly day: string;
  readonly sequence: number;
  readonly opensAt: number;
  readonly drawsAt: number;
}

/** Start of the day after the one that starts then. */
const dayAfter = (dayStart: Date, timeZone: string): Date =>
  startOfDay(new Date(dayStart.getTime() + NEXT_DAY_MS), timeZone);

const dayBefore = (dayStart: Date, timeZone: string): Date => startOfDay(new Date(dayStart.getTime() - 1), timeZone);

/** Every N minutes from local midnight. The last draw of a day is at the midnight that ends it. */
function* everyMinutes(minutes: number, timeZone: string, after: Date): Generator<Moment, never> {
  const step = minutes * MINUTE_MS;
  for (let start = startOfDay(after, timeZone); ; start = dayAfter(start, timeZone)) {
    const begins = start.getTime();
    const ends = dayAfter(start, timeZone).getTime();
    const day = localDay(start, timeZone);
    const first = Math.max(1, Math.floor((after.getTime() - begins) / step) + 1);
    for (let sequence = first; begins + (sequence - 1) * step < ends; sequence += 1)
      yield {
        day,
        sequence,
        opensAt: begins + (sequence - 1) * step,
        drawsAt: Math.min(begins + sequence * step, ends),
      };
  }
}

/** Once a day at a local time, on some days of the week or all. Opens with the draw before it. */
function* daily(at: string, weekdays: readonly number[], timeZone: string, after: Date): Generator<Moment, never> {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  // By the clock on the wall: on a day when the clocks are put, noon is not twelve hours after midnight.
  const drawOf = (start: Date): number => {
    const plain = start.getTime() + (hours * 60 + minutes) * MINUTE_MS;
    return plain - (offsetAt(new Date(plain), timeZone) - offsetAt(start, timeZone));
  };
  const isDrawDay = (start: Date) => weekdays.includes(new Date(`${localDay(start, timeZone)}T00:00:00Z`).getUTCDay());
  const previousOf = (start: Date): number => {
    let earlier = dayBefore(start, timeZone);
    for (let days = 1; days < LONGEST_PAUSE_DAYS && !isDrawDay(earlier); days += 1)
      earlier = dayBefore(earlier, timeZone);
    return drawOf(earlier);
  };
  for (let start = startOfDay(after, timeZone); ; start = dayAfter(start, timeZone)) {
    if (!isDrawDay(start)) continue;
    const drawsAt = drawOf(start);
    if (drawsAt <= after.getTime()) continue;
    yield { day: localDay(start, timeZone), sequence: 1, opensAt: previousOf(start), drawsAt };
  }
}

function momentsAfter(schedule: DrawSchedule, timeZone: string, after: Date): Generator<Moment, never> {
  return schedule.everyMinutes === undefined
    ? daily(schedule.at ?? '00:00', schedule.weekdays ?? [0, 1, 2, 3, 4, 5, 6], timeZone, after)
    : everyMinutes(schedule.everyMinutes, timeZone, after);
}

const planned = ({ day, sequence, opensAt, drawsAt }: Moment, { closeSeconds }: DrawSchedule): PlannedDraw => ({
  issue: `${day.replaceAll('-', '')}-${String(sequence).padStart(4, '0')}`,
  opensAt: new Date(opensAt),
  closesAt: new Date(Math.max(opensAt, drawsAt - closeSeconds * SECOND_MS)),
  drawsAt: new Date(drawsAt),
});

/**
 * The calendar of a lottery: its draws after a moment, in order, without an end.
 *
 * @param after the first one takes place later than this
 */
export function* drawsAfter(schedule: DrawSchedule, timeZone: string, after: Date): Generator<PlannedDraw, never> {
  const moments = momentsAfter(schedule, timeZone, after);
  for (;;) yield planned(moments.next().value, schedule);
}

/** Draws of a while: the latest ones, and what was left out before them. */
export interface Stretch {
  readonly latest: PlannedDraw[];
  readonly leftOut: { first: PlannedDraw; last: PlannedDraw; count: number } | undefined;
}

/**
 * The latest draws of a while, after its beginning and up to its end. A long while costs no more than counting: a year of
 * a draw per minute has half a million of them.
 */
export function latestDraws(
  schedule: DrawSchedule,
  timeZone: string,
  { after, until, most }: { after: Date; until: Date; most: number },
): Stretch {
  const moments = momentsAfter(schedule, timeZone, after);
  const end = until.getTime();
  let latest: Moment[] = [];
  let first: Moment | undefined;
  let last: Moment | undefined;
  let count = 0;
  for (let moment = moments.next().value; moment.drawsAt <= end; moment = moments.next().value) {
    latest.push(moment);
    if (latest.length < 2 * most) continue;
    // In halves, so that nothing is moved draw by draw.
    first ??= latest[0];
    last = latest[most - 1];
    count += most;
    latest = latest.slice(most);
  }
  const surplus = Math.max(0, latest.length - most);
  if (surplus > 0) {
    first ??= latest[0];
    last = latest[surplus - 1];
    count += surplus;
  }
  return {
    latest: latest.slice(surplus).map((moment) => planned(moment, schedule)),
    leftOut: first && last && { first: planned(first, schedule), last: planned(last, schedule), count },
  };
}
