import { expect, test } from 'vitest';
import { readPromise } from './promise.ts';

const oldestAt = '2026-11-26T09:00:00.000Z';
const promisedAt = '2026-11-26T10:00:00.000Z';

test.each([
  ['09:00:00', 'good', 3_600],
  ['09:19:00', 'good', 2_460],
  ['09:21:00', 'soon', 2_340],
  ['09:52:00', 'soon', 480],
  ['09:53:00', 'urgent', 420],
  ['10:00:00', 'late', 0],
  ['12:00:00', 'late', 7_200],
  // the clock of this browser is behind
  ['08:00:00', 'good', 7_200],
])('work that is promised within an hour stands at %s as %s', (time, state, seconds) => {
  const now = Date.parse(`2026-11-26T${time}.000Z`);
  expect(readPromise({ oldestAt, promisedAt }, now)).toEqual({ state, seconds });
});

test('work without a promise is never late', () => {
  expect(readPromise({ oldestAt }, Date.parse(promisedAt))).toBeUndefined();
});
