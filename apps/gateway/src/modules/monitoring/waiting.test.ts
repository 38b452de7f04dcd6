import { expect, test } from 'vitest';
import { queuesOf } from './waiting.ts';

const none = { count: 0, oldestAt: null };
const oldestAt = new Date('2026-11-26T09:00:00.000Z');
const times = { withdrawalMinutes: 30, identityHours: 2, paymentHours: 4, applicationHours: 72, reportHours: 48 };
const idle = {
  ...{
    withdrawals: none,
    transfers: none,
    disputes: none,
    slips: none,
    unmatchedPayments: none,
    settlementDifferences: none,
  },
  ...{ identityChecks: none, agentApplications: none, gameReports: none, failedMessages: none },
};

test('work is promised by the setting of its kind, counted from the oldest', () => {
  const waiting = { count: 2, oldestAt };
  const queues = queuesOf(
    { ...idle, withdrawals: waiting, identityChecks: waiting, slips: waiting, gameReports: waiting },
    times,
  );
  expect(queues.filter(({ count }) => count > 0)).toEqual([
    { kind: 'withdrawals', count: 2, oldestAt: '2026-11-26T09:00:00.000Z', promisedAt: '2026-11-26T09:30:00.000Z' },
    { kind: 'slips', count: 2, oldestAt: '2026-11-26T09:00:00.000Z', promisedAt: '2026-11-26T13:00:00.000Z' },
    { kind: 'identityChecks', count: 2, oldestAt: '2026-11-26T09:00:00.000Z', promisedAt: '2026-11-26T11:00:00.000Z' },
    { kind: 'gameReports', count: 2, oldestAt: '2026-11-26T09:00:00.000Z', promisedAt: '2026-11-28T09:00:00.000Z' },
  ]);
});

test('disputes are promised as members were told, and not at all after the first answer', () => {
  const promisedAt = new Date('2026-11-27T09:00:00.000Z');
  const [told] = queuesOf({ ...idle, disputes: { count: 1, oldestAt, promisedAt } }, times).filter(
    ({ count }) => count,
  );
  expect(told).toMatchObject({ promisedAt: promisedAt.toISOString() });
  const [answered] = queuesOf({ ...idle, disputes: { count: 1, oldestAt, promisedAt: null } }, times).filter(
    ({ count }) => count,
  );
  expect(answered).toEqual({ kind: 'disputes', count: 1, oldestAt: oldestAt.toISOString() });
});

test('messages that failed are old without being late, and kinds of which nothing waits have no times', () => {
  const queues = queuesOf({ ...idle, failedMessages: { count: 3, oldestAt } }, times);
  expect(queues).toHaveLength(Object.keys(idle).length);
  expect(queues.at(-1)).toEqual({ kind: 'failedMessages', count: 3, oldestAt: oldestAt.toISOString() });
  expect(queues[0]).toEqual({ kind: 'withdrawals', count: 0 });
});
