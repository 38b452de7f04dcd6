import { expect, test } from 'vitest';
import { nextWithdrawalLook } from './looks.ts';

const now = new Date('2026-11-26T09:20:00Z');
const minutesUntilLook = (over: number) => {
  const completedAt = new Date(now.getTime() - over * 60_000);
  const look = nextWithdrawalLook(
    { state: 'PAID', looks: 3, createdAt: completedAt, completedAt },
    [{ state: 'PAID' }],
    now,
  );
  return look && (look.getTime() - now.getTime()) / 60_000;
};

test('a withdrawal that is paid is looked at ever more seldom, from five minutes to an hour, for five days', () => {
  expect([0, 4, 10, 40, 60, 600].map(minutesUntilLook)).toEqual([5, 5, 10, 40, 60, 60]);
  expect(minutesUntilLook(5 * 24 * 60 + 1)).toBeNull();
});
