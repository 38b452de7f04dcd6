import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startOfDay, today } from './days.ts';

describe('a day of the merchant', () => {
  test.each([
    ['2026-11-21T09:00:00Z', 'Asia/Phnom_Penh', '2026-11-20T17:00:00.000Z', '2026-11-21T17:00:00.000Z'],
    ['2026-11-20T16:59:59Z', 'Asia/Phnom_Penh', '2026-11-19T17:00:00.000Z', '2026-11-20T17:00:00.000Z'],
    ['2026-11-20T17:00:00Z', 'Asia/Phnom_Penh', '2026-11-20T17:00:00.000Z', '2026-11-21T17:00:00.000Z'],
    ['2026-03-29T12:00:00Z', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25T12:00:00Z', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2026-06-01T03:00:00Z', 'America/New_York', '2026-05-31T04:00:00.000Z', '2026-06-01T04:00:00.000Z'],
    ['2026-06-01T03:00:00Z', 'Asia/Kathmandu', '2026-05-31T18:15:00.000Z', '2026-06-01T18:15:00.000Z'],
  ])('that holds %s in %s begins and ends at its midnights', (moment, zone, from, to) => {
    const day = today(new Date(moment), zone);
    expect([day.from.toISOString(), day.to.toISOString()]).toEqual([from, to]);
  });

  test('holds its moment, whichever it is', () => {
    const zones = fc.constantFrom('Asia/Phnom_Penh', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'UTC');
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const { from, to } = today(moment, zone);
        expect(from.getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(to.getTime()).toBeGreaterThan(moment.getTime());
        expect(startOfDay(to, zone)).toEqual(to);
        expect((to.getTime() - from.getTime()) / 3_600_000).toBeGreaterThanOrEqual(23);
        expect((to.getTime() - from.getTime()) / 3_600_000).toBeLessThanOrEqual(25);
      }),
    );
  });
});
