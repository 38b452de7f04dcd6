import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextAt } from './hours.ts';

test.each([
  ['later today', '18:30:00', '2026-11-21T10:00:00.000Z', '2026-11-21T18:30:00.000Z'],
  ['tomorrow, when it has passed', '09:00:00', '2026-11-21T10:00:00.000Z', '2026-11-22T09:00:00.000Z'],
  ['tomorrow, when it is now', '10:00:00', '2026-11-21T10:00:00.000Z', '2026-11-22T10:00:00.000Z'],
])('a time of day comes %s', (_name, time, now, expected) => {
  expect(nextAt(time, new Date(now)).toISOString()).toBe(expected);
});

test('a time of day comes within a day, at that time, and never in the past', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.nat(86_399),
      (now, seconds) => {
        const time = new Date(seconds * 1_000).toISOString().slice(11, 19);
        const next = nextAt(time, now);
        expect(next.toISOString().slice(11, 19)).toBe(time);
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(86_400_000);
      },
    ),
  );
});
