import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterDeposit,
  afterPayment,
  depositEvents,
  depositStates,
  depositSteps,
  paymentEvents,
  paymentStates,
  paymentSteps,
} from './machine.ts';

const tables = {
  deposits: { states: depositStates, events: depositEvents, steps: depositSteps, after: afterDeposit as Next },
  payments: { states: paymentStates, events: paymentEvents, steps: paymentSteps, after: afterPayment as Next },
};
type Next = (from: never, event: never) => unknown;

describe.each(Object.entries(tables))('the table of %s', (_name, { states, events, steps, after }) => {
  test('has one row at most for a state and an event', () => {
    const pairs = steps.flatMap(({ from, event }) => (from as readonly string[]).map((state) => `${state} ${event}`));
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('reaches every state, and uses every event', () => {
    const reached = new Set<string>(['START']);
    for (let grown = true; grown; ) {
      const before = reached.size;
      for (const { from, to } of steps)
        if ((from as readonly string[]).some((state) => reached.has(state))) reached.add(to);
      grown = reached.size > before;
    }
    expect([...reached].sort()).toEqual(['START', ...states].sort());
    expect([...new Set(steps.map(({ event }) => event as string))].sort()).toEqual([...events].sort());
  });

  test('knows nothing of an event that has no row', () => {
    for (const state of ['START', ...states])
      for (const event of events) {
        const hasRow = steps.some((step) => step.event === event && (step.from as readonly string[]).includes(state));
        expect(after(state as never, event as never) !== undefined, `${state} ${event}`).toBe(hasRow);
      }
  });
});

test('an order that has ended without its money is never reopened, only completed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...depositEvents), { maxLength: 30 }), (happened) => {
      let state: ReturnType<typeof afterDeposit> | 'START' = 'START';
      let hasEnded = false;
      for (const event of happened) {
        state = afterDeposit(state, event) ?? state;
        hasEnded ||= ['EXPIRED', 'CANCELLED', 'FAILED'].includes(state);
        if (hasEnded) expect(['CREATED', 'PENDING']).not.toContain(state);
      }
    }),
  );
});
