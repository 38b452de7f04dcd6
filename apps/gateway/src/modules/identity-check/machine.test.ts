import type { IdentityFieldName } from '@mekong/api-client/contract/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, comparedNumber, documentFields, fieldNames, isRequired } from './fields.ts';
import {
  afterField,
  checkState,
  type FieldEvent,
  type FieldState,
  fieldEvents,
  fieldStates,
  fieldSteps,
} from './machine.ts';

test('the table of fields reaches every state but the first, and knows nothing of an event that has no row', () => {
  expect([...new Set(fieldSteps.map(({ to }) => to))].sort()).toEqual([...fieldStates].sort());
  expect([...new Set(fieldSteps.map(({ event }) => event))].sort()).toEqual([...fieldEvents].sort());
  for (const state of fieldStates)
    for (const event of fieldEvents) {
      const rows = fieldSteps.filter((step) => step.event === event && step.from.includes(state));
      expect(rows.length, `${state} ${event}`).toBeLessThan(2);
      expect(afterField(state, event), `${state} ${event}`).toBe(rows[0]?.to);
    }
});

/** A check as a plain list of facts, without the table: whose turn a field is, and what was approved. */
interface Model {
  /** Fields that the member may write now. */
  open: Set<IdentityFieldName>;
  draft: Set<IdentityFieldName>;
  waiting: Set<IdentityFieldName>;
  rejected: Set<IdentityFieldName>;
  approved: Set<IdentityFieldName>;
  ranOut: Set<IdentityFieldName>;
}
interface Real {
  states: Map<IdentityFieldName, FieldState>;
}

const needed = (name: IdentityFieldName) => isRequired(name, 'ID_CARD');
const stateIn = (real: Real, name: IdentityFieldName) => real.states.get(name) ?? 'START';

/** Lets an event happen to some fields in both, and compares what the table allows with what the model does. */
class Happens implements fc.Command<Model, Real> {
  readonly event: FieldEvent;
  readonly names: readonly IdentityFieldName[];

  constructor(event: FieldEvent, names: readonly IdentityFieldName[]) {
    this.event = event;
    this.names = names;
  }

  check = () => true;

  run(model: Model, real: Real): void {
    for (const name of this.names) {
      const next = afterField(stateIn(real, name), this.event);
      expect(next !== undefined, `${this} of ${name}`).toBe(this.#model(model, name));
      if (next) real.states.set(name, next);
    }
    const state = checkState(
      fieldNames.map((name) => [name, stateIn(real, name)] as const),
      needed,
    );
    const isDone = fieldNames.filter(needed).every((name) => model.approved.has(name));
    expect(state === 'APPROVED', state).toBe(
      isDone && model.waiting.size + model.rejected.size + model.ranOut.size === 0,
    );
    expect(state === 'IN_REVIEW').toBe(model.waiting.size > 0);
    expect(state === 'REJECTED').toBe(model.waiting.size === 0 && model.rejected.size > 0);
  }

  /** @returns whether the event may happen */
  #model({ open, draft, waiting, rejected, approved, ranOut }: Model, name: IdentityFieldName): boolean {
    const move = (may: boolean, from: Set<IdentityFieldName>[], to: Set<IdentityFieldName>) => {
      if (!may) return false;
      for (const one of from) one.delete(name);
      to.add(name);
      return true;
    };
    switch (this.event) {
      case 'typed':
        return move(
          open.has(name) || draft.has(name) || rejected.has(name) || ranOut.has(name),
          [open, rejected, ranOut],
          draft,
        );
      case 'emptied':
        return move(draft.has(name), [draft], open);
      case 'sent':
        return move(draft.has(name), [draft], waiting);
      case 'accepted':
        return move(waiting.has(name), [waiting], approved);
      case 'rejected':
        return move(waiting.has(name), [waiting], rejected);
      case 'ranOut':
        return move(approved.has(name), [approved], ranOut);
      case 'changeAsked':
        return move(approved.has(name), [approved], draft);
    }
  }

  toString = () => `${this.event}(${this.names.join(', ')})`;
}

test('the table of fields agrees with a plain model, whatever happens in whatever order', () => {
  const some = fc.oneof(
    fc.constant(fieldNames),
    fc.constant(documentFields),
    fc.subarray([...fieldNames], { minLength: 1 }),
  );
  const commands = fieldEvents.map((event) => some.map((names) => new Happens(event, names)));
  fc.assert(
    fc.property(fc.commands(commands, { size: 'max', maxCommands: 40 }), (all) => {
      const empty = () => new Set<IdentityFieldName>();
      const model = {
        ...{ open: new Set(fieldNames), draft: empty(), waiting: empty() },
        ...{ rejected: empty(), approved: empty(), ranOut: empty() },
      };
      fc.modelRun(() => ({ model, real: { states: new Map() } }), all);
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['ID_CARD', ['idExpires', 'sex', 'lineId', 'bonusCode', 'promoCode']],
  ['PASSPORT', ['sex', 'lineId', 'bonusCode', 'promoCode', 'documentBack']],
  ['DRIVING_LICENCE', ['sex', 'lineId', 'bonusCode', 'promoCode']],
] as const)('a document %s leaves %j out', (idType, left) => {
  expect(fieldNames.filter((name) => !isRequired(name, idType)).sort()).toEqual([...left].sort());
});

test.each([
  ['2005-11-26', '2026-11-26', 21],
  ['2005-11-27', '2026-11-26', 20],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
])('somebody born on %s is on %s %i years old', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age);
});

test('a number of a document is compared by its letters and digits', () => {
  expect(comparedNumber(' N-0123 456/7 (01)')).toBe('n0123456701');
});
