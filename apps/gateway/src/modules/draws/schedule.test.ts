import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawsAfter, latestDraws, type PlannedDraw } from './schedule.ts';

const zone = 'Asia/Phnom_Penh';
const first = (count: number, ...args: Parameters<typeof drawsAfter>): PlannedDraw[] => {
  const draws = drawsAfter(...args);
  return Array.from({ length: count }, () => draws.next().value);
};
const times = (draws: PlannedDraw[]) =>
  draws.map(({ issue, opensAt, closesAt, drawsAt }) => [
    issue,
    ...[opensAt, closesAt, drawsAt].map((at) => at.toISOString().slice(0, 19)),
  ]);

describe('a lottery that draws every few minutes', () => {
  test('counts its issues from local midnight, and the draw at midnight ends its day', () => {
    const schedule = { everyMinutes: 5, closeSeconds: 30 };
    expect(times(first(3, schedule, zone, new Date('2026-11-21T16:50:00Z')))).toEqual([
      ['20261121-0287', '2026-11-21T16:50:00', '2026-11-21T16:54:30', '2026-11-21T16:55:00'],
      ['20261121-0288', '2026-11-21T16:55:00', '2026-11-21T16:59:30', '2026-11-21T17:00:00'],
      ['20261122-0001', '2026-11-21T17:00:00', '2026-11-21T17:04:30', '2026-11-21T17:05:00'],
    ]);
  });

  test('does not name a draw that takes place at the very moment', () => {
    const [draw] = first(1, { everyMinutes: 1, closeSeconds: 10 }, zone, new Date('2026-11-21T05:11:00Z'));
    expect(draw?.issue).toBe('20261121-0732');
  });

  test('cuts the last issue short where the minutes do not divide the day', () => {
    const draws = first(3, { everyMinutes: 7, closeSeconds: 0 }, 'UTC', new Date('2026-11-21T23:50:00Z'));
    expect(times(draws).map(([issue, , , drawsAt]) => [issue, drawsAt])).toEqual([
      ['20261121-0205', '2026-11-21T23:55:00'],
      ['20261121-0206', '2026-11-22T00:00:00'],
      ['20261122-0001', '2026-11-22T00:07:00'],
    ]);
  });
});

describe('a lottery that draws once a day', () => {
  test('opens with the draw before it and keeps its days of the week', () => {
    const schedule = { at: '18:30', weekdays: [0, 6], closeSeconds: 900 };
    expect(times(first(3, schedule, zone, new Date('2026-11-18T00:00:00Z')))).toEqual([
      ['20261121-0001', '2026-11-15T11:30:00', '2026-11-21T11:15:00', '2026-11-21T11:30:00'],
      ['20261122-0001', '2026-11-21T11:30:00', '2026-11-22T11:15:00', '2026-11-22T11:30:00'],
      ['20261128-0001', '2026-11-22T11:30:00', '2026-11-28T11:15:00', '2026-11-28T11:30:00'],
    ]);
  });

  test('goes by the clock on the wall when the clocks are put', () => {
    const draws = first(3, { at: '12:00', closeSeconds: 60 }, 'Europe/Berlin', new Date('2026-03-28T00:00:00Z'));
    expect(draws.map(({ drawsAt }) => drawsAt.toISOString().slice(0, 16))).toEqual([
      '2026-03-28T11:00',
      '2026-03-29T10:00',
      '2026-03-30T10:00',
    ]);
  });
});

test('draws follow each other without a hole, and no issue has the name of another', () => {
  const schedules = fc.oneof(
    fc.record({ everyMinutes: fc.integer({ min: 1, max: 720 }), closeSeconds: fc.integer({ min: 0, max: 90 }) }),
    fc.record({
      at: fc.constantFrom('00:00', '02:30', '18:30', '23:59'),
      weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      closeSeconds: fc.integer({ min: 0, max: 900 }),
    }),
  );
  const zones = fc.constantFrom(zone, 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'UTC');
  const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(schedules, zones, moments, (schedule, timeZone, after) => {
      const draws = first(60, schedule, timeZone, after);
      expect(draws[0]?.opensAt.getTime()).toBeLessThanOrEqual(after.getTime());
      expect(draws[0]?.drawsAt.getTime()).toBeGreaterThan(after.getTime());
      for (const [index, draw] of draws.entries()) {
        const next = draws[index + 1];
        if (next) expect(next.opensAt).toEqual(draw.drawsAt);
        expect(draw.drawsAt.getTime()).toBeGreaterThan(draw.opensAt.getTime());
        expect(draw.closesAt.getTime()).toBeGreaterThanOrEqual(draw.opensAt.getTime());
      }
      expect(new Set(draws.map(({ issue }) => issue)).size).toBe(draws.length);
      // The calendar is the same from wherever it is read.
      const [third, fourth] = draws.slice(2, 4);
      if (third && fourth) expect(first(1, schedule, timeZone, third.drawsAt)).toEqual([fourth]);
    }),
    { numRuns: 60 },
  );
});

test('the latest draws of a while are its last ones, and what is left out is counted to the last', () => {
  const start = new Date('2026-11-20T17:00:00Z');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 70 }), (minutes, most) => {
      const until = new Date(start.getTime() + minutes * 60_000);
      const all = first(minutes, { everyMinutes: 1, closeSeconds: 10 }, zone, start);
      const stretch = latestDraws({ everyMinutes: 1, closeSeconds: 10 }, zone, { after: start, until, most });
      const left = all.slice(0, Math.max(0, minutes - most));
      expect(stretch.latest).toEqual(all.slice(left.length));
      expect(stretch.leftOut).toEqual(
        left.length > 0 ? { first: left[0], last: left.at(-1), count: left.length } : undefined,
      );
    }),
  );
});
