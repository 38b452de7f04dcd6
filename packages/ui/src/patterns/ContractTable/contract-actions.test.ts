import { describe, expect, test } from 'vitest';
import {
  actionsOf,
  type ContractAction,
  type ContractKind,
  type ContractLetter,
  type ContractStatus,
  contractKinds,
  letterOf,
} from './contract-actions.ts';

describe('what the signer can do', () => {
  test.each<[ContractStatus, readonly ContractAction[]]>([
    ['P', ['sign', 'reject']],
    ['E', ['sign', 'reject']],
    ['A', []],
    ['V', ['terminate', 'keep']],
    ['R', []],
    ['C', []],
  ])('with %s', (status, actions) => {
    expect(actionsOf(status, 'signer')).toEqual(actions);
  });

  test('the offerer cannot sign an offer of their own, yet may end what is in force', () => {
    expect(actionsOf('P', 'offerer')).toEqual([]);
    expect(actionsOf('E', 'offerer')).toEqual([]);
    expect(actionsOf('V', 'offerer')).toEqual(['terminate', 'keep']);
  });
});

describe('the letter that is sent', () => {
  test.each<[ContractKind, ContractAction, ContractLetter, string]>([
    ['dividend', 'sign', 'A', 'S4-043'],
    ['dividend', 'reject', 'R', 'S4-044'],
    ['dividend', 'terminate', 'C', 'S4-045'],
    ['dividend', 'keep', 'A', 'S4-046'],
    ['daily', 'sign', 'A', 'S4-047'],
    ['daily', 'reject', 'R', 'S4-047'],
    ['daily', 'terminate', 'C', 'S4-048'],
    ['daily', 'keep', 'A', 'S4-048'],
    ['hourly', 'sign', 'A', 'S4-049'],
    ['hourly', 'reject', 'R', 'S4-049'],
    ['hourly', 'terminate', 'A', 'S4-050'],
    ['hourly', 'keep', 'R', 'S4-050'],
  ])('%s, %s: %s (%s)', (kind, action, letter) => {
    expect(letterOf(kind, action)).toBe(letter);
  });

  test('two actions that are offered together never share a letter', () => {
    for (const kind of contractKinds)
      for (const status of ['P', 'E', 'V'] as const) {
        const letters = actionsOf(status, 'signer').map((action) => letterOf(kind, action));
        expect(new Set(letters).size).toBe(letters.length);
      }
  });
});
