import { expect, test } from 'vitest';
import { waitingOf } from './waiting.ts';

test('counts requests of others that wait, and nothing of what is not known', () => {
  const approvals = [
    { isOwn: false, state: 'PENDING' as const },
    { isOwn: true, state: 'PENDING' as const },
    { isOwn: false, state: 'REJECTED' as const },
  ];
  expect(waitingOf(undefined, approvals)).toEqual({
    ...{ reports: 0, messages: 0, jobs: 0, requests: 1 },
    ...{ withdrawals: 0, unmatched: 0, differences: 0, identity: 0 },
  });
});

test('a menu badge takes what waits from the overview', () => {
  const overview = {
    attention: {
      ...{ failedMessages: 2, openReports: 3, codes: { sent: 0, used: 0, alarming: false }, cspViolations: [] },
      ...{ withdrawals: 5, unmatchedPayments: 6, settlementDifferences: 7, identityChecks: 8 },
    },
    health: {
      database: { engine: 'postgres' as const, writable: true },
      jobs: { count: 9, late: 1, failing: 4, clockHeld: false },
      queues: [],
    },
  };
  expect(waitingOf(overview, undefined)).toEqual({
    ...{ reports: 3, messages: 2, jobs: 4, requests: 0 },
    ...{ withdrawals: 5, unmatched: 6, differences: 7, identity: 8 },
  });
});
