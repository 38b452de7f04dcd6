import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Contract, type Operation, operationsOf, packageRoot } from './contract.ts';
import { extensionFaults, secretFieldsOf } from './extensions.ts';

const text = readFileSync(join(packageRoot, 'src/generated/openapi.json'), 'utf8');

/** The contract with one operation changed; gives the faults that are about it. */
function faultsOf(id: string, change: Record<string, unknown>): string[] {
  const contract = JSON.parse(text) as Contract;
  const found = operationsOf(contract).find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`The contract has no ${id}.`);
  Object.assign(found.operation, change);
  return extensionFaults(contract);
}
const money = {
  'x-money': true,
  'x-errors': ['AUTH_TOKEN_MISSING', 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_PROGRESS'],
};

describe('extensionFaults', () => {
  test('finds nothing wrong with the contract as it is', () => {
    expect(extensionFaults(JSON.parse(text) as Contract)).toEqual([]);
  });

  test.each([
    ['an unknown extension', 'getBalance', { 'x-rates': 'read' }, 'x-rates is not known'],
    ['an unknown class of requests', 'getBalance', { 'x-rate': 'often' }, 'x-rate must be one of read'],
    ['a class for a vendor', 'vendorBet', { 'x-rate': 'write' }, 'x-rate does not count for vendors'],
    ['an unknown role', 'getBalance', { 'x-roles': ['guest'] }, 'x-roles names the unknown roles guest'],
    ['an unknown code', 'getBalance', { 'x-errors': ['OOPS'] }, 'x-errors names the unknown codes OOPS'],
    ['a shared answer that needs a session', 'getBalance', { 'x-shared': true }, 'x-shared is for reads'],
    ['a shared answer of a write', 'createHumanCheck', { 'x-shared': true }, 'x-shared is for reads'],
    ['a switch that is no switch', 'getHotGames', { 'x-shared': 'yes' }, 'x-shared must be true'],
    ['activity of a call without a session', 'getKeySet', { 'x-activity': false }, 'x-activity is for operations'],
    ['activity that is said twice', 'getBalance', { 'x-activity': true }, 'x-activity must be false'],
    ['a visitor before a password change', 'login', { 'x-before-change': true }, 'x-before-change is for operations'],
    ['what is false for a session alone', 'getBalance', { 'x-before-change': false }, 'x-before-change can be false'],
    ['a read that moves money', 'getBalance', money, 'x-money is not for reads'],
    ['a visitor who moves money', 'startFreePlay', money, 'x-money is for operations that need a session'],
    ['a large body of a read', 'getBalance', { 'x-large': true }, 'x-large needs a JSON body'],
    ['money without its codes', 'chooseMemberIcon', { 'x-money': true }, 'x-money needs IDEMPOTENCY_CONFLICT'],
  ])('refuses %s', (_, id, change, fault) => {
    expect(faultsOf(id, change)).toEqual([expect.stringContaining(`${id}: ${fault}`)]);
  });

  test('takes a money operation that is whole', () => {
    expect(faultsOf('chooseMemberIcon', money)).toEqual([]);
  });

  test.each([
    [{ read: { requests: 1, seconds: 1 } }, 'x-rates: the class write is missing'],
    [{ read: { requests: 0, seconds: 1 }, write: { requests: 1, seconds: 1 } }, 'x-rates: read must be'],
    [{ read: { requests: 1 }, write: { requests: 1, seconds: 1 } }, 'x-rates: read must be'],
  ])('refuses the classes %j', (rates, fault) => {
    const contract = { ...(JSON.parse(text) as Contract), 'x-rates': rates } as Contract;
    expect(extensionFaults(contract)).toContainEqual(expect.stringContaining(fault));
  });
});

test('secretFieldsOf names the fields of a body that are marked', () => {
  const schema = { type: 'object', properties: { amount: {}, password: { 'x-secret': true } } };
  const operation = { requestBody: { content: { 'application/json': { schema } } } } as object as Operation;
  expect(secretFieldsOf(JSON.parse(text) as Contract, operation)).toEqual(['password']);
});
