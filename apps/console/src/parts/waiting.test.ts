import { expect, test } from 'vitest';
import { waitingOf } from './waiting.ts';

test('counts requests of others that wait, and nothing of what is not known', () => {
  const approvals = [
    { isOwn: false, state: 'PENDING' as const },
    { isOwn: true, state: 'PENDING' as const },
    { isOwn: false, state: 'REJECTED' as const },
  ];
  expect(waitingOf(undefined, approvals)).toEqual({ reports: 0, messages: 0, jobs: 0, requests: 1 });
});

test('a menu badge takes reports, messages and jobs from the overview', () => {
  const overview = {
    attention: { failedMessages: 2, openReports: 3, codes: { sent: 0, used: 0, alarming: false }, cspViolations: [] },
    health: {
      database: { engine: 'postgres' as const, writable: true },
      jobs: { count: 9, late: 1, failing: 4, clockHeld: false },
      queues: [],
    },
  };
  expect(waitingOf(overview, undefined)).toEqual({ reports: 3, messages: 2, jobs: 4, requests: 0 });
});
