import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterDeposit,
  afterPayment,
  type DepositEvent,
  type DepositState,
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
        if (hasEnded) expect(['CREATED', 'PENDING', 'REVIEW']).not.toContain(state);
      }
    }),
  );
});

test('an order in review ends by its payment, by operators or by an exclusion, and never by the clock', () => {
  const ends: Partial<Record<DepositEvent, DepositState>> = {
    ...{ paid: 'COMPLETED', slipRejected: 'FAILED', restMissing: 'COMPLETED', excluded: 'CANCELLED', part: 'REVIEW' },
    cancelledMeanwhile: 'CANCELLED',
  };
  for (const event of depositEvents) expect(afterDeposit('REVIEW', event), event).toBe(ends[event]);
  // a slip opens nothing that has ended, and what comes after it was rejected is credited all the same
  for (const state of depositStates)
    expect(afterDeposit(state, 'slipSent'), state).toBe(state === 'PENDING' ? 'REVIEW' : undefined);
  expect(afterDeposit('FAILED', 'paid')).toBe('COMPLETED');
});

test('a deposit is where a plain model says, whatever happens in whatever order', () => {
  interface Model {
    place: DepositState | 'START';
  }
  interface Real {
    state: DepositState | 'START';
  }
  const ended = ['EXPIRED', 'CANCELLED', 'FAILED'];
  const rules: Record<DepositEvent, (place: string) => DepositState | undefined> = {
    create: (place) => (place === 'START' ? 'CREATED' : undefined),
    accepted: (place) => (place === 'CREATED' ? 'PENDING' : undefined),
    rejected: (place) => (place === 'CREATED' ? 'FAILED' : undefined),
    part: (place) => (ended.includes(place) ? 'COMPLETED' : open(place)),
    paid: (place) => (ended.includes(place) || open(place) ? 'COMPLETED' : undefined),
    more: (place) => (place === 'COMPLETED' ? 'COMPLETED' : undefined),
    expired: (place) => (place === 'PENDING' ? 'EXPIRED' : undefined),
    cancelled: (place) => (place === 'PENDING' ? 'CANCELLED' : undefined),
    cancelledMeanwhile: (place) => (place === 'REVIEW' ? 'CANCELLED' : undefined),
    excluded: (place) => (place === 'CREATED' || open(place) ? 'CANCELLED' : undefined),
    reversed: (place) => (place === 'COMPLETED' ? 'REVERSED' : undefined),
    released: (place) => (['START', 'CREATED', 'REVERSED'].includes(place) ? 'COMPLETED' : undefined),
    slipSent: (place) => (place === 'PENDING' ? 'REVIEW' : undefined),
    slipRejected: (place) => (place === 'REVIEW' || place === 'EXPIRED' ? 'FAILED' : undefined),
    restMissing: (place) => (place === 'REVIEW' || place === 'EXPIRED' ? 'COMPLETED' : undefined),
  };
  const open = (place: string): DepositState | undefined =>
    place === 'PENDING' || place === 'REVIEW' ? place : undefined;
  const happens = (event: DepositEvent): fc.Command<Model, Real> => ({
    check: () => true,
    run(model, real) {
      const expected = rules[event](model.place);
      const next = afterDeposit(real.state, event);
      expect(next, `${real.state} ${event}`).toBe(expected);
      model.place = expected ?? model.place;
      real.state = next ?? real.state;
      expect(real.state).toBe(model.place);
    },
    toString: () => event,
  });
  const commands = fc.commands(
    depositEvents.map((event) => fc.constant(happens(event))),
    { maxCommands: 40 },
  );
  fc.assert(
    fc.property(commands, (run) =>
      fc.modelRun(() => ({ model: { place: 'START' } as Model, real: { state: 'START' } as Real }), run),
    ),
  );
});
