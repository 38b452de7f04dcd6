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
    expect(actionsOf({ status }, 'signer')).toEqual(actions);
  });

  test('the offerer can take an offer back and not sign it, and may end what is in force', () => {
    expect(actionsOf({ status: 'P' }, 'offerer')).toEqual(['withdraw']);
    expect(actionsOf({ status: 'E' }, 'offerer')).toEqual(['withdraw']);
    expect(actionsOf({ status: 'V' }, 'offerer')).toEqual(['terminate', 'keep']);
  });

  test('what the gateway says comes first', () => {
    expect(actionsOf({ status: 'A', actions: ['terminate'] }, 'signer')).toEqual(['terminate']);
    expect(actionsOf({ status: 'E', actions: ['sign', 'reject', 'terminate'] }, 'signer')).toHaveLength(3);
    expect(actionsOf({ status: 'V', actions: [] }, 'offerer')).toEqual([]);
  });

  test('nothing can be done with a contract whose end is settled', () => {
    for (const viewer of ['signer', 'offerer'] as const)
      expect(actionsOf({ status: 'V', isEnding: true }, viewer)).toEqual([]);
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
    ['realtime', 'terminate', 'C'],
    ['realtime', 'keep', 'A'],
    ['realtime', 'withdraw', 'R'],
  ])('%s, %s: %s', (kind, action, letter) => {
    expect(letterOf(kind, action)).toBe(letter);
  });

  test('two actions that are offered together never share a letter', () => {
    for (const kind of contractKinds)
      for (const status of ['P', 'E', 'V'] as const) {
        const letters = actionsOf({ status }, 'signer').map((action) => letterOf(kind, action));
        expect(new Set(letters).size).toBe(letters.length);
      }
  });
});
