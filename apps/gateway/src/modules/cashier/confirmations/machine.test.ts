import { describe, expect, test } from 'vitest';
import {
  afterConfirm,
  afterDispute,
  confirmEvents,
  confirmStates,
  confirmSteps,
  disputeEvents,
  disputeStates,
  disputeSteps,
} from './machine.ts';

describe.each([
  { name: 'confirmations', states: confirmStates, events: confirmEvents, steps: confirmSteps, after: afterConfirm },
  { name: 'disputes', states: disputeStates, events: disputeEvents, steps: disputeSteps, after: afterDispute },
])('the table of $name', ({ states, events, steps, after }) => {
  test('reaches every state, and has a row for every event', () => {
    expect([...new Set(steps.map(({ to }) => to))].sort()).toEqual([...states].sort());
    expect([...new Set(steps.map(({ event }) => event))].sort()).toEqual([...events].sort());
  });

  test('knows nothing of an event that has no row', () => {
    for (const state of ['START', ...states])
      for (const event of events) {
        const rows = steps.filter((step) => step.event === event && (step.from as readonly string[]).includes(state));
        expect(rows.length, `${state} ${event}`).toBeLessThan(2);
        expect(after(state as never, event as never), `${state} ${event}`).toBe(rows[0]?.to);
      }
  });
});

test('a part that its receiver has confirmed is not disputed any more, and one that counts as received is', () => {
  expect(afterConfirm('RECEIVED', 'notReceived')).toBeUndefined();
  expect(afterConfirm('AUTO_RECEIVED', 'notReceived')).toBe('NOT_RECEIVED');
});

test('a dispute that has ended stays so, and none gives money back while evidence is waited for', () => {
  for (const event of disputeEvents)
    for (const state of ['RESOLVED_PAID', 'RESOLVED_RETURNED'] as const)
      expect(afterDispute(state, event)).toBeUndefined();
  expect(afterDispute('NEED_EVIDENCE', 'refunded')).toBeUndefined();
});
