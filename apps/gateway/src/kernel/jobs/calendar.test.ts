import { describe, expect, test } from 'vitest';
import { startOfNextMonth, type TimeWindow, type WindowKind, windowFrom, windowOf, zoneAt } from './calendar.ts';

const HOUR_MS = 3_600_000;
const ZONES = [
  'Asia/Phnom_Penh',
  'America/New_York',
  'Europe/London',
  'Africa/Cairo',
  'America/Santiago',
  'America/Havana',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/Asuncion',
  'Asia/Tehran',
];

const shown = ({ start, end }: TimeWindow) => `${start.toISOString()} ${end.toISOString()}`;

describe('windows of a zone', () => {
  test.each(ZONES)('follow each other without gap or overlap through a year in %s', (zone) => {
    const wrong: string[] = [];
    const walk = (kind: WindowKind, from: Date, until: Date): TimeWindow[] => {
      const found = [windowOf(kind, from, zone)];
      for (let window = found[0]; window && window.end < until; ) {
        const last = new Date(window.end.getTime() - 1);
        for (const moment of [window.start, last])
          if (shown(windowOf(kind, moment, zone)) !== shown(window)) wrong.push(`${kind} at ${moment.toISOString()}`);
        window = windowFrom(kind, window.end, zone, zone);
        found.push(window);
      }
      return found;
    };
    const year = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-02T00:00:00Z')] as const;
    for (const kind of ['week', 'half-month', 'month'] as const) walk(kind, ...year);
    // hours where the clocks are put, and on a day when they are not
    for (const day of walk('day', ...year))
      if (day.end.getTime() - day.start.getTime() !== 24 * HOUR_MS || day.start.getUTCDate() === 9)
        walk('hour', day.start, day.end);
    expect(wrong).toEqual([]);
  });

  test.each([
    // clocks are put forward at midnight: the day begins at one o'clock
    ['Africa/Cairo', '2026-04-24T12:00:00Z', '2026-04-23T22:00:00.000Z 2026-04-24T21:00:00.000Z'],
    // midnight comes twice: the day begins with the first one
    ['America/Havana', '2026-11-01T12:00:00Z', '2026-11-01T04:00:00.000Z 2026-11-02T05:00:00.000Z'],
    ['America/New_York', '2026-03-08T12:00:00Z', '2026-03-08T05:00:00.000Z 2026-03-09T04:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-04T20:00:00Z', '2026-04-04T13:00:00.000Z 2026-04-05T13:30:00.000Z'],
    ['Asia/Kathmandu', '2026-06-01T03:00:00Z', '2026-05-31T18:15:00.000Z 2026-06-01T18:15:00.000Z'],
  ])('have the day of %s at %s from its first to its last moment', (zone, moment, expected) => {
    expect(shown(windowOf('day', new Date(moment), zone))).toBe(expected);
  });

  test('have 25 hours on the day when the clocks are put back, each of them once', () => {
    const { start, end, zone } = windowOf('day', new Date('2026-11-01T12:00:00Z'), 'America/New_York');
    const hours: TimeWindow[] = [];
    for (let at = start; at < end; at = hours.at(-1)?.end ?? end) hours.push(windowFrom('hour', at, zone, zone));
    expect(hours).toHaveLength(25);
    expect(new Set(hours.map((hour) => hour.end.getTime() - hour.start.getTime()))).toEqual(new Set([HOUR_MS]));
  });

  test.each([
    ['UTC', '2026-06-01T10:07:31.250Z', '2026-06-01T11:00:00.000Z'],
    ['UTC', '2026-06-01T10:59:59.999Z', '2026-06-01T11:00:00.000Z'],
    ['Asia/Kathmandu', '2026-06-01T10:07:00Z', '2026-06-01T10:15:00.000Z'],
  ])('end a first hour in %s that begins within one, at %s, with that hour', (zone, start, end) => {
    expect(windowFrom('hour', new Date(start), zone, zone).end.toISOString()).toBe(end);
  });

  test.each([
    ['week', '2026-12-31T12:00:00Z', '2026-12-28T00:00:00.000Z 2027-01-04T00:00:00.000Z'],
    ['half-month', '2028-02-29T23:59:59Z', '2028-02-16T00:00:00.000Z 2028-03-01T00:00:00.000Z'],
    ['half-month', '2026-12-15T23:59:59Z', '2026-12-01T00:00:00.000Z 2026-12-16T00:00:00.000Z'],
    ['month', '2026-12-31T23:59:59Z', '2026-12-01T00:00:00.000Z 2027-01-01T00:00:00.000Z'],
    ['five-minutes', '2026-12-31T23:57:00Z', '2026-12-31T23:55:00.000Z 2027-01-01T00:00:00.000Z'],
  ] as const)('have the %s of %s by the calendar', (kind, moment, expected) => {
    expect(shown(windowOf(kind, new Date(moment), 'UTC'))).toBe(expected);
  });
});

describe('a merchant that changes zone', () => {
  const zones = [
    { startsAt: new Date(0), zone: 'Asia/Phnom_Penh' },
    { startsAt: new Date('2026-10-31T17:00:00Z'), zone: 'America/New_York' },
  ];

  test('keeps the old one until the month is over', () => {
    expect(startOfNextMonth(new Date('2026-10-10T00:00:00Z'), 'Asia/Phnom_Penh')).toEqual(zones[1]?.startsAt);
    expect(zoneAt(zones, new Date('2026-10-31T16:59:59Z'))).toBe('Asia/Phnom_Penh');
    expect(zoneAt(zones, new Date('2026-10-31T17:00:00Z'))).toBe('America/New_York');
  });

  test.each(['hour', 'day', 'week', 'half-month', 'month'] as const)(
    'has every %s once, the one of the change too',
    (kind) => {
      let window = windowOf(kind, new Date('2026-10-28T12:00:00Z'), 'Asia/Phnom_Penh');
      const dates: string[] = [];
      while (window.start < new Date('2026-11-05T00:00:00Z')) {
        const next = windowFrom(kind, window.end, zoneAt(zones, window.end), window.zone);
        expect(next.start).toEqual(window.end);
        expect(next.end.getTime()).toBeGreaterThan(next.start.getTime());
        dates.push(next.end.toISOString());
        window = next;
      }
      if (kind === 'day') expect(dates).toContain('2026-11-02T05:00:00.000Z');
      if (kind === 'month') expect(dates).toContain('2026-12-01T05:00:00.000Z');
    },
  );
});
