import { toWireDate } from '@mekong/i18n/formats/dates';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  isDay,
  longestRangeDays,
  oldestDays,
  periodDays,
  periodNames,
  periodSearch,
  startOfDay,
  toMoments,
} from './period.ts';

const zone = 'Asia/Phnom_Penh';
// 01:30 on 22 November in Phnom Penh, still the 21st in Greenwich
const now = Date.parse('2026-11-21T18:30:00Z');
const zones = fc.constantFrom('Asia/Phnom_Penh', 'UTC', 'Europe/London', 'America/New_York', 'Asia/Kathmandu');
const days = fc.integer({ min: 10_957, max: 25_567 }).map((day) => addDays('1970-01-01', day));

describe('days', () => {
  test('are those of the calendar', () => {
    expect(isDay('2026-02-28')).toBe(true);
    expect(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'today', ''].some(isDay)).toBe(false);
  });

  test('begin at midnight of the zone, also where the clocks are put', () => {
    expect(startOfDay('2026-11-22', zone).toISOString()).toBe('2026-11-21T17:00:00.000Z');
    expect(startOfDay('2026-03-29', 'Europe/London').toISOString()).toBe('2026-03-29T00:00:00.000Z');
    expect(startOfDay('2026-03-30', 'Europe/London').toISOString()).toBe('2026-03-29T23:00:00.000Z');
    expect(startOfDay('2026-11-01', 'America/New_York').toISOString()).toBe('2026-11-01T04:00:00.000Z');
  });

  test('the first moment of a day is of that day, the moment before is not', () => {
    fc.assert(
      fc.property(days, zones, (day, timeZone) => {
        const start = startOfDay(day, timeZone).getTime();
        expect(toWireDate(start, timeZone)).toBe(day);
        expect(toWireDate(start - 1, timeZone)).toBe(addDays(day, -1));
      }),
    );
  });
});

describe('ranges', () => {
  test('count days in the zone of the merchant, today included', () => {
    expect(periodDays({}, now, zone)).toEqual({ from: '2026-11-22', to: '2026-11-22' });
    expect(periodDays({ range: 'week' }, now, zone)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(periodDays({ range: 'month' }, now, zone)).toEqual({ from: '2026-10-24', to: '2026-11-22' });
    expect(periodDays({}, now, 'UTC')).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  });

  test('become moments without a gap and without overlap', () => {
    expect(toMoments({ from: '2026-11-22', to: '2026-11-22' }, zone)).toEqual({
      from: '2026-11-21T17:00:00.000Z',
      to: '2026-11-22T17:00:00.000Z',
    });
  });

  test('stand in the address by the name of their preset, else by their days', () => {
    const today = '2026-11-22';
    expect(periodSearch({ from: '2026-11-16', to: today }, today)).toEqual({ range: 'week' });
    expect(periodSearch({ from: today, to: today }, today)).toEqual({});
    expect(periodSearch({ from: '2026-11-16', to: '2026-11-21' }, today)).toEqual({
      range: 'custom',
      from: '2026-11-16',
      to: '2026-11-21',
    });
    fc.assert(
      fc.property(fc.nat(oldestDays), fc.nat(longestRangeDays - 1), (back, length) => {
        const to = addDays(today, -back);
        const from = addDays(to, -length);
        fc.pre(from >= addDays(today, -oldestDays));
        const noon = Date.parse(`${today}T05:00:00Z`);
        expect(periodDays(periodSearch({ from, to }, today), noon, zone)).toEqual({ from, to });
      }),
    );
  });

  test('a range that is turned round is turned back', () => {
    expect(periodDays({ range: 'custom', from: '2026-11-20', to: '2026-11-10' }, now, zone)).toEqual({
      from: '2026-11-10',
      to: '2026-11-20',
    });
  });

  test('whatever is asked for, the gateway can answer it', () => {
    const said = fc.option(fc.oneof(days, fc.string()), { nil: undefined });
    fc.assert(
      fc.property(fc.constantFrom(...periodNames), said, said, zones, (range, from, to, timeZone) => {
        const shown = periodDays({ range, from, to }, now, timeZone);
        const today = toWireDate(now, timeZone);
        expect(shown.from <= shown.to && shown.to <= today).toBe(true);
        expect(shown.from >= addDays(today, -oldestDays)).toBe(true);
        expect(daysBetween(shown.from, shown.to) + 1).toBeLessThanOrEqual(longestRangeDays);
      }),
    );
  });
});
