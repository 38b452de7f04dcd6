import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMoney } from '../../../kernel/money.ts';
import {
  afterPart,
  afterWithdraw,
  partEvents,
  partStates,
  partSteps,
  withdrawEvents,
  withdrawStates,
  withdrawSteps,
} from './machine.ts';
import { splitIntoParts } from './parts.ts';

describe.each([
  { name: 'withdrawals', states: withdrawStates, events: withdrawEvents, steps: withdrawSteps, after: afterWithdraw },
  { name: 'parts', states: partStates, events: partEvents, steps: partSteps, after: afterPart },
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
        expect(after(state as never, event as never), `${state} ${event}`).toBe(rows[0]);
      }
  });
});

test('a withdrawal that is being paid is never rejected by an operator, and one that was rejected stays so', () => {
  for (const state of ['APPROVED', 'PAYING', 'PAID_PART', 'PAID'] as const)
    expect(afterWithdraw(state, 'rejected')).toBeUndefined();
  for (const event of withdrawEvents) expect(afterWithdraw('REJECTED', event)).toBeUndefined();
});

test('a part that was given to its provider is only asked about until that surely knows nothing of it', () => {
  expect(afterPart('UNKNOWN', 'sending')).toBeUndefined();
  expect(partSteps.filter(({ to }) => to === 'PLANNED').map(({ event }) => event)).toEqual([
    'plan',
    'notDone',
    'missing',
  ]);
});

test('money is split into parts that the provider takes, all of it, as few as can be', () => {
  const step = fc.constantFrom(1n, 100n, parseMoney('1'));
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      fc.bigInt({ min: 10n ** 4n, max: 10n ** 7n }),
      step,
      (total, most, one) => {
        const [all, largestPart] = [total * one, most * one];
        const parts = splitIntoParts(all, { largestPart, step: one });
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(all);
        expect(parts.length).toBe(Number((total + most - 1n) / most));
        const [greatest = 0n, least = 0n] = [parts.at(0), parts.at(-1)];
        expect(greatest <= largestPart && greatest - least <= one && least > 0n).toBe(true);
        expect(parts.every((part) => part % one === 0n)).toBe(true);
      },
    ),
  );
});
