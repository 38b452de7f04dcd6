import { describe, expect, test } from 'vitest';
import { onRing, positionAt, remaining, stopMs, travelled } from './spin-motion.ts';

const step = 4;
const times = (until: number) => Array.from({ length: Math.ceil(until / step) }, (_, index) => index * step);

describe('a reel', () => {
  test('starts where it stood and ends exactly where it is told', () => {
    expect(positionAt(0, 12, 5, undefined)).toBe(12);
    expect(positionAt(2000 + stopMs, 12, 5, 2000)).toBe(5);
    expect(positionAt(9000, 12, 5, 2000)).toBe(5);
  });

  test('moves without a jump while it runs up and while it brakes', () => {
    // at full speed a reel travels less than a tenth of a symbol in this time
    for (const ms of times(3000)) expect(Math.abs(travelled(ms + step) - travelled(ms))).toBeLessThan(0.1);
    for (const ms of times(stopMs)) expect(Math.abs(remaining(ms + step) - remaining(ms))).toBeLessThan(0.1);
  });

  test('brakes from the speed it runs at', () => {
    const running = travelled(2000 + step) - travelled(2000);
    const braking = remaining(0) - remaining(step);
    expect(braking).toBeCloseTo(running, 1);
  });

  test('comes to rest before the next spin may start', () => {
    expect(stopMs + 4 * 170).toBeLessThan(2500);
  });
});

describe('a position on the ring', () => {
  test('goes round both ways', () => {
    expect(onRing(-1, 34)).toBe(33);
    expect(onRing(35.5, 34)).toBe(1.5);
    expect(onRing(0, 34)).toBe(0);
  });
});
