import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Contract, operationsOf, packageRoot } from './contract.ts';
import { emitOperations } from './emit.ts';
import { emitCalls, emitQueries, emitSdk } from './emit-calls.ts';

/** The contract with an operation that moves money and asks for the payment password. */
function withMoney(): Contract {
  const contract = JSON.parse(readFileSync(join(packageRoot, 'src/generated/openapi.json'), 'utf8')) as Contract;
  const { operation } = operationsOf(contract).find((entry) => entry.operation.operationId === 'chooseMemberIcon')!;
  const properties = {
    icon: { type: 'string', maxLength: 9 },
    password: { type: 'string', 'x-secret': true },
  } as const;
  Object.assign(operation, {
    'x-money': true,
    'x-errors': ['IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_PROGRESS'],
    requestBody: { required: true, content: { 'application/json': { schema: { type: 'object', properties } } } },
  });
  return contract;
}

describe('an operation with x-money', () => {
  test('requires its key in the type of the sdk function', () => {
    const sdk = emitSdk(withMoney(), 'chooseMemberIcon');
    expect(sdk).toContain('chooseMemberIcon = (options: MoneyCallOptions<ChooseMemberIconData>)');
    expect(sdk).toContain('import { call, type MoneyCallOptions }');
    expect(sdk).toMatch(/call\('chooseMemberIcon'.*money: true/);
  });

  test('is sent by its mutation through the store of intents, without its secrets', () => {
    const queries = emitQueries(withMoney(), 'chooseMemberIcon');
    expect(queries).toContain('chooseMemberIconMutation = (context: MoneyContext)');
    expect(queries).toContain(
      "sendMoney({ operation: 'chooseMemberIcon', secrets: ['password'] }, options ?? {}, context, chooseMemberIcon)",
    );
    expect(queries).toContain("import { type MoneyContext, sendMoney } from '../../client/idempotency.ts';");
  });

  test('is told to the gateway with its secrets', () => {
    expect(emitOperations(withMoney())).toMatch(/chooseMemberIcon: .*money: true, secrets: \['password'\]/);
  });
});

test('a call stands in a file of its own, which changes with its operation alone', () => {
  const contract = withMoney();
  const files = emitCalls(contract);
  const other = emitCalls({ ...contract, info: { ...contract.info, version: '99.0.0' } });
  expect(files['sdk/login.gen.ts']?.match(/^export const \w+/gm)).toEqual(['export const login']);
  expect(files['queries/getBalance.gen.ts']).toContain("import { getBalance } from '../sdk/getBalance.gen.ts';");
  expect(files['queries/getHealth.gen.ts']).toBeUndefined();
  expect(other).toEqual(files);
});
