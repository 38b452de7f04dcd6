import { describe, expect, test } from 'vitest';
import { nextLook, nextStrayLook } from './looks.ts';

const now = new Date('2026-11-26T09:20:00Z');

describe('an order that waits for its payment', () => {
  const secondsUntilLook = (kind: 'QR' | 'WALLET' | 'CARD', age: number): number => {
    const createdAt = new Date(now.getTime() - age * 1_000);
    const expiresAt = new Date(now.getTime() + 600_000);
    const order = {
      kind,
      state: 'PENDING',
      looks: 9,
      createdAt,
      expiresAt,
      providerRef: 'dep1',
      isUnsure: false,
    } as const;
    return ((nextLook(order, now)?.getTime() ?? 0) - now.getTime()) / 1_000;
  };

  test.each([
    ['QR', 60, 4],
    ['QR', 300, 30],
    ['QR', 1_200, 300],
    // the page of the order waits 20 seconds when its payer comes back, and the job runs every five
    ['WALLET', 60, 4],
    ['WALLET', 300, 10],
    ['CARD', 1_200, 10],
  ] as const)('of %s is asked about %d seconds after its beginning, and %d seconds later', (kind, age, seconds) => {
    expect(secondsUntilLook(kind, age)).toBe(seconds);
  });
});

test.each([
  ['a minute', 1, 5],
  ['two hours', 120, 60],
  ['three days', 72 * 60, 60],
] as const)('a payment without an order that was paid %s ago is asked about in some minutes', (_age, minutes, next) => {
  const paidAt = new Date(now.getTime() - minutes * 60_000);
  expect(nextStrayLook({ paidAt }, now)).toEqual(new Date(now.getTime() + next * 60_000));
});

test('a payment without an order that was paid more than three days ago is asked about no more', () => {
  expect(nextStrayLook({ paidAt: new Date(now.getTime() - 72 * 3_600_000 - 1) }, now)).toBeNull();
});
