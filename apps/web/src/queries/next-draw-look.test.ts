import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DrawsState, lookAgainIn } from './next-draw-look.ts';

const now = Date.parse('2026-11-21T05:10:30.000Z');

const due = (moment: number): string => new Date(moment).toISOString();
const state = (change: Partial<DrawsState>): DrawsState => ({
  dueAt: [],
  answeredAt: now - 1000,
  failedAt: 0,
  clockOffset: 0,
  ...change,
});

test('a page asks within two seconds after the draw, and not before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 55_000 }), fc.integer({ min: 0, max: 10_000_000 }), (left, ago) => {
      const wait = lookAgainIn(state({ dueAt: [due(now + left)], answeredAt: now - ago }), now);
      expect(wait).toBeGreaterThan(left);
      expect(wait).toBeLessThan(left + 2000);
    }),
  );
});

test('a page goes by the clock of the server', () => {
  const wait = lookAgainIn(state({ dueAt: [due(now + 30_000)], clockOffset: 20_000 }), now);
  expect(wait).toBeGreaterThan(10_000);
  expect(wait).toBeLessThan(12_000);
});

test('the site does not ask at one moment on every device', () => {
  const waits = [1, 2, 3, 4, 5].map((n) =>
    lookAgainIn(state({ dueAt: [due(now + 30_000)], answeredAt: now - n * 101 }), now),
  );
  expect(new Set(waits).size).toBeGreaterThan(3);
});

test('numbers that are overdue are asked for every few seconds, the slower the later they are', () => {
  const overdue = (by: number) => lookAgainIn(state({ dueAt: [due(now - by)] }), now);
  expect(overdue(1000)).toBe(1500);
  expect(overdue(10_000)).toBe(5000);
  expect(overdue(600_000)).toBe(15_000);
});

test('one lottery that is late does not hold up another one', () => {
  const wait = lookAgainIn(state({ dueAt: [due(now - 600_000), due(now + 2000)] }), now);
  expect(wait).toBeLessThan(4000);
});

test('a site in trouble is asked ever more slowly, at most once a minute', () => {
  const failing = (seconds: number) =>
    lookAgainIn(state({ answeredAt: now - seconds * 1000, failedAt: now, dueAt: [due(now + 1)] }), now);
  expect([1, 8, 40, 4000].map(failing)).toEqual([5000, 8000, 40_000, 60_000]);
  expect(lookAgainIn(state({ answeredAt: 0, failedAt: now, dueAt: undefined }), now)).toBe(10_000);
});

test('without a draw ahead it looks once a minute', () => {
  expect(lookAgainIn(state({ dueAt: [] }), now)).toBe(60_000);
  expect(lookAgainIn(state({ dueAt: [due(now + 7_200_000)] }), now)).toBe(60_000);
});
