import { expect, test } from 'vitest';
import { requestState, wishOf } from './limit-steps.ts';

test.each([
  [undefined, undefined, 'nothing'],
  [undefined, 0n, 'set'],
  [100n, 99n, 'set'],
  [100n, 100n, 'set'],
  [100n, 101n, 'ask'],
  [100n, undefined, 'ask'],
] as const)('a limit of %s that is to be %s: %s', (amount, wanted, wish) => {
  expect(wishOf(amount === undefined ? undefined : { amount }, wanted)).toBe(wish);
});

const asked = new Date('2026-11-26T10:00:00Z');

test.each([
  ['2026-11-27T09:59:59.999Z', 'waiting'],
  ['2026-11-27T10:00:00.000Z', 'ready'],
  ['2026-12-04T09:59:59.999Z', 'ready'],
  ['2026-12-04T10:00:00.000Z', 'over'],
] as const)('a request of 26 November 10:00 is at %s %s', (now, state) => {
  expect(requestState(asked, new Date(now))).toBe(state);
});
