import type { PlayLimit } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { tightestDeposit } from './DepositLimit.tsx';

const limit = (kind: PlayLimit['kind'], period: PlayLimit['period'], left?: string): PlayLimit => ({
  ...{ kind, period, used: '0.0000', resetsAt: '2026-11-29T17:00:00.000Z' },
  ...(left === undefined ? {} : { amount: '500.0000', left }),
});

test('the deposit limit that is named is the one that leaves least', () => {
  const limits = [
    limit('deposit', 'day'),
    limit('deposit', 'week', '90.0000'),
    limit('deposit', 'month', '100.0000'),
    limit('loss', 'day', '1.0000'),
  ];
  expect(tightestDeposit({ limits })).toBe(limits[1]);
  expect(tightestDeposit({ limits: [limit('deposit', 'day'), limit('time', 'day', '3.0000')] })).toBeUndefined();
});
