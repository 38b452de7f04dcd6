import { expect, test } from 'vitest';
import { forge, MEMBERS, operationOf } from './operations.ts';

const seed = 7;
const operations = Array.from({ length: 5_000 }, (_, n) => operationOf(seed, n));

test('an operation is the same whenever it is asked for, and another under another seed', () => {
  expect(operationOf(seed, 4_321)).toEqual(operations[4_321]);
  const differing = operations.filter(({ posting }, n) => operationOf(8, n).posting.member !== posting.member);
  expect(differing.length).toBeGreaterThan(4_000);
});

test('every posting sums up to zero, and so does a forged one', () => {
  const sum = (legs: readonly { amount: bigint }[]) => legs.reduce((total, { amount }) => total + amount, 0n);
  for (const { posting } of operations) expect([sum(posting.legs), sum(forge(posting).legs)]).toEqual([0n, 0n]);
});

test('a posting of another number has another key', () => {
  const bySubject = new Map(operations.map(({ subject, posting }) => [subject, posting.key]));
  expect(new Set(bySubject.values()).size).toBe(bySubject.size);
});

test('every kind of movement and repetitions of earlier ones are among them', () => {
  const kinds = new Set(operations.map(({ posting }) => posting.kind));
  expect([...kinds].sort()).toEqual([
    'BET',
    'GRANT',
    'HOLD',
    'PROMO_WIN',
    'REFUND',
    'RELEASE',
    'ROLLBACK_PAYOUT',
    'SETTLE_LOST',
    'SETTLE_WON',
    'TRANSFER',
  ]);
  const repetitions = operations.filter(({ subject }, n) => subject < n);
  expect(repetitions.length).toBeGreaterThan(300);
  expect(operations.slice(0, MEMBERS).every(({ subject }, n) => subject === n)).toBe(true);
});
