import { describe, expect, test } from 'vitest';
import { contractMatrix, type MatrixRow } from '../../../test/contract-matrix.ts';
import {
  askedBy,
  contractKinds,
  contractStates,
  contractSteps,
  letterOf,
  type Party,
  type PartyVerb,
  partyVerbs,
  type SentLetter,
  type SystemVerb,
  stepOf,
  systemVerbs,
  verbOf,
} from './machine.ts';

const isLetter = (letter: string): letter is SentLetter => letter === 'A' || letter === 'R' || letter === 'C';
const isParty = (actor: MatrixRow['actor']): actor is Party => actor === 'UPLINE' || actor === 'DOWNLINE';

/** Verbs as the agreed table writes them. */
const verbs: Readonly<Record<string, PartyVerb | SystemVerb>> = {
  SIGN: 'sign',
  REJECT: 'reject',
  WITHDRAW: 'withdraw',
  WITHDRAW_AMENDMENT: 'withdraw',
  AMEND: 'amend',
  REQUEST_END: 'askEnd',
  KEEP: 'keep',
  AGREE_END: 'agreeEnd',
  REFUSE_END: 'refuseEnd',
  CANCEL_REQUEST: 'cancelEnd',
  EXPIRE: 'expire',
  START: 'start',
  LAPSE: 'lapse',
  END: 'settled',
  CLOSE: 'close',
};

describe('the agreed table', () => {
  test('is the machine, for every letter of a party that has seen the contract as it is', () => {
    const rows = contractMatrix.filter((row) => row.guard === 'current' && isLetter(row.letter) && isParty(row.actor));
    const wrong: string[] = [];
    for (const { kind, state, actor, letter, after, refused, meaning } of rows) {
      if (state === 'NONE' || !isLetter(letter) || !isParty(actor)) continue;
      const verb = verbOf(kind, state, actor, letter);
      const step = verb && stepOf(state, verb, actor);
      const meant = verbs[meaning];
      if ((step?.to ?? state) !== after || (step === undefined) !== (refused !== undefined) || (step && verb) !== meant)
        wrong.push(`${kind} ${state} ${actor} ${letter}: ${verb} ${step?.to}, not ${meaning} ${after}`);
    }
    expect(wrong).toEqual([]);
    expect(rows).toHaveLength(5 * 10 * 2 * 3);
  });

  test('is the machine, for what the clock and the tree do', () => {
    const rows = contractMatrix.filter(({ actor }) => actor === 'SYSTEM');
    for (const { state, meaning, after } of rows) {
      const verb = verbs[meaning];
      if (state === 'NONE' || !verb) throw new Error(`no step ${state} ${meaning}`);
      expect(stepOf(state, verb)?.to, `${state} ${meaning}`).toBe(after);
    }
    expect(rows).toHaveLength(60);
  });
});

describe('the machine', () => {
  test('reaches every state and has a step for every verb', () => {
    expect(new Set([...contractSteps.map(({ to }) => to), 'OFFERED'])).toEqual(new Set(contractStates));
    expect(new Set(contractSteps.map(({ verb }) => verb))).toEqual(new Set([...partyVerbs, ...systemVerbs]));
  });

  test('has one step at most for a state, a verb and a party', () => {
    for (const from of contractStates)
      for (const verb of [...partyVerbs, ...systemVerbs])
        for (const by of ['UPLINE', 'DOWNLINE'] as const)
          expect(
            contractSteps.filter((step) => step.verb === verb && step.from.includes(from) && (step.by ?? by) === by)
              .length,
            `${from} ${verb} ${by}`,
          ).toBeLessThan(2);
  });

  test('never lets a contract that is over change again', () => {
    for (const state of ['REJECTED', 'ENDED'] as const)
      expect(contractSteps.filter(({ from }) => from.includes(state))).toEqual([]);
  });

  test('takes no letter of one kind for another: on a signed page of any kind but the hourly one A never ends', () => {
    for (const kind of contractKinds)
      for (const by of ['UPLINE', 'DOWNLINE'] as const)
        expect(verbOf(kind, 'IN_FORCE', by, 'A')).toBe(kind === 'HOURLY' ? 'askEnd' : 'keep');
  });

  test('lets no party answer its own wish', () => {
    for (const state of contractStates) {
      const asked = askedBy(state);
      if (!asked) continue;
      for (const verb of ['agreeEnd', 'refuseEnd'] as const) expect(stepOf(state, verb, asked), state).toBeUndefined();
      expect(letterOf(state)).toBe(state.startsWith('SIGNED') ? 'A' : 'V');
    }
  });
});
