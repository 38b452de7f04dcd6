import { expect, test } from 'vitest';
import { waitingOf } from './waiting.ts';

test('counts requests of others that wait, and nothing of what is not known', () => {
  const approvals = [
    { isOwn: false, state: 'PENDING' as const, operation: 'correctWallet' },
    { isOwn: false, state: 'PENDING' as const, operation: 'setCreditLine' },
    { isOwn: true, state: 'PENDING' as const, operation: 'correctWallet' },
    { isOwn: false, state: 'REJECTED' as const, operation: 'correctWallet' },
  ];
  const waiting = waitingOf(undefined, approvals);
  expect([waiting.requests, waiting.corrections, waiting.jobs, waiting.of('withdrawals')]).toEqual([2, 1, 0, 0]);
});

test('a menu badge takes what waits from the overview', () => {
  const overview = {
    attention: {
      queues: [
        { kind: 'withdrawals' as const, count: 5 },
        { kind: 'disputes' as const, count: 6 },
      ],
      codes: { sent: 0, used: 0, alarming: false },
      cspViolations: [],
    },
    health: {
      database: { engine: 'postgres' as const, writable: true },
      jobs: { count: 9, late: 1, failing: 4, clockHeld: false },
      queues: [],
      payments: [],
    },
  };
  const waiting = waitingOf(overview, undefined);
  expect([waiting.of('withdrawals'), waiting.of('disputes'), waiting.of('slips')]).toEqual([5, 6, 0]);
  expect([waiting.jobs, waiting.requests]).toEqual([4, 0]);
});
