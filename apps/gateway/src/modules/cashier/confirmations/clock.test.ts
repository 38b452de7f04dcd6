import { expect, test } from 'vitest';
import { readClock } from './clock.ts';

const openedAt = new Date('2026-11-26T00:00:00Z');
const at = (minutes: number) => new Date(openedAt.getTime() + minutes * 60_000);

/** Minutes at which the clock is looked at, one look after the other. */
function looks(total: number): number[] {
  const clock = { openedAt, dueAt: at(total) };
  const moments: number[] = [];
  let { nextAt } = readClock(clock, openedAt);
  while (moments.length < 9) {
    moments.push((nextAt.getTime() - openedAt.getTime()) / 60_000);
    const reading = readClock(clock, nextAt);
    if (reading.isOver) return moments;
    expect(reading.passed).toBe(moments.length);
    nextAt = reading.nextAt;
  }
  return moments;
}

test.each([
  [1_440, [720, 1_296, 1_435, 1_440]],
  [60, [30, 54, 55, 60]],
  // half of it is five minutes before its end
  [10, [5, 9, 10]],
])('the clock of %i minutes reminds at half, with a tenth left, and five minutes before its end', (total, moments) => {
  expect(looks(total)).toEqual(moments);
});

test('the clock goes on after a stop: what was missed counts, and only the next is waited for', () => {
  const clock = { openedAt, dueAt: at(1_440) };
  expect(readClock(clock, at(1_400))).toEqual({ isOver: false, passed: 2, nextAt: at(1_435) });
  expect(readClock(clock, at(2_000))).toMatchObject({ isOver: true });
});
