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
  test.each<[ContractKind, ContractAction, ContractLetter]>([
    ['dividend', 'sign', 'A'],
    ['dividend', 'reject', 'R'],
    ['dividend', 'terminate', 'C'],
    ['dividend', 'keep', 'A'],
    ['daily', 'sign', 'A'],
    ['daily', 'reject', 'R'],
    ['daily', 'terminate', 'C'],
    ['daily', 'keep', 'A'],
    ['hourly', 'sign', 'A'],
    ['hourly', 'reject', 'R'],
    ['hourly', 'terminate', 'A'],
    ['hourly', 'keep', 'R'],
  ])('%s, %s: %s', (kind, action, letter) => {
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
