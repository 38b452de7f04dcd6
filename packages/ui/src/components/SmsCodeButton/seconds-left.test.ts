import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { secondsLeft, untilNextSecond } from './seconds-left.ts';

const now = 1_800_000_000_000;
const moments = fc.integer({ min: -600_000, max: 600_000 });

test('counts up to whole seconds, so that a minute begins with 60 and ends with 1', () => {
  expect(secondsLeft(now + 60_000, now)).toBe(60);
  expect(secondsLeft(now + 59_999, now)).toBe(60);
  expect(secondsLeft(now + 1, now)).toBe(1);
  expect(secondsLeft(now, now)).toBe(0);
});

test('nothing is waited for without a deadline, or with one that is no number', () => {
  expect(secondsLeft(undefined, now)).toBe(0);
  expect(secondsLeft(Number.NaN, now)).toBe(0);
  expect(secondsLeft(Number.POSITIVE_INFINITY, now)).toBe(0);
  expect(untilNextSecond(undefined, now)).toBeUndefined();
});

describe('for every deadline', () => {
  test('the number is whole and never below zero', () => {
    fc.assert(
      fc.property(moments, (distance) => {
        const left = secondsLeft(now + distance, now);
        expect(Number.isInteger(left)).toBe(true);
        expect(left).toBe(Math.max(0, Math.ceil(distance / 1000)));
      }),
    );
  });

  test('sleeping or reloading in between changes nothing: only the clock counts', () => {
    fc.assert(
      fc.property(moments, fc.array(fc.integer({ min: 0, max: 90_000 })), (distance, naps) => {
        const woken = naps.reduce((moment, nap) => moment + nap, now);
        expect(secondsLeft(now + distance, woken)).toBe(secondsLeft(now + distance - (woken - now), now));
      }),
    );
  });

  test('later is never more', () => {
    fc.assert(
      fc.property(moments, fc.nat(120_000), (distance, later) => {
        expect(secondsLeft(now + distance, now + later)).toBeLessThanOrEqual(secondsLeft(now + distance, now));
      }),
    );
  });

  test('waiting for the next second shows exactly one less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600_000 }), (distance) => {
        const deadline = now + distance;
        const wait = untilNextSecond(deadline, now) ?? 0;
        expect(wait).toBeGreaterThanOrEqual(1);
        expect(wait).toBeLessThanOrEqual(1000);
        expect(secondsLeft(deadline, now + wait)).toBe(secondsLeft(deadline, now) - 1);
      }),
    );
  });
});
