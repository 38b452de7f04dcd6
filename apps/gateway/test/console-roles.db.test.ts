import {
  ADMIN_OPERATIONS,
  type AdminOperation,
  type AdminOperationId,
  OPERATOR_ROLES,
} from '@mekong/api-client/admin/contract/operations';
import type { Operator } from '@mekong/api-client/admin/contract/types';
import { describe, expect, test } from 'vitest';
import { DECIDING_ROLES } from '../src/contract/admin/operator.ts';
import { consoleOf } from './console.ts';
import { testGateway } from './gateway.ts';
import { testDb } from './harness.ts';

const gateway = await testGateway(await testDb());
const operations = Object.entries(ADMIN_OPERATIONS) as [AdminOperationId, AdminOperation][];
const path = {
  id: '1',
  operatorId: '1',
  approvalId: '1',
  key: 'security',
  code: 'HOUSE',
  nodeId: '101',
  orderNo: 'D7K2M9QX',
  fileId: 'q8Qm3n0B1cXo0c8Jr2a7Zg',
  operation: 'x',
};
/** Nothing takes such a parameter, so whoever may call is told of it and nothing is done. */
const query = { noSuchParameter: 1 };

describe.each(OPERATOR_ROLES)('the role %s', (role) => {
  test('may call exactly the operations that name it', async () => {
    const console = await consoleOf(gateway, { role });
    const permitted: AdminOperationId[] = [];
    for (const [id, { roles }] of operations) {
      const { json, status } = await console.call(id, {
        path,
        query,
        ...(roles.includes('visitor') ? { body: {} } : {}),
      });
      expect(['403 AUTH_ROLE', '400 VALIDATION_FAILED'], id).toContain(`${status} ${json.error?.code}`);
      if (json.error?.code !== 'AUTH_ROLE') permitted.push(id);
    }
    expect(permitted).toEqual(
      operations.filter(([, { roles }]) => roles.includes(role) || roles.includes('visitor')).map(([id]) => id),
    );
    const known = permitted.filter((id) => !(ADMIN_OPERATIONS[id] as AdminOperation).roles.includes('visitor'));
    expect((await console.value<Operator>('getOperator')).operations).toEqual(known);
  });
});

test('whoever may decide what another operator asks for has a role that nobody gives out alone', () => {
  const approving = operations.filter(([, { approval }]) => approval).flatMap(([, { roles }]) => roles);
  expect(approving.filter((role) => role === 'visitor' || !DECIDING_ROLES.includes(role))).toEqual([]);
});

test('nobody calls anything without a session but what visitors may', async () => {
  const console = await consoleOf(gateway, { isClosed: true });
  for (const [id, { roles }] of operations) {
    const { json, status } = await console.call(id, { path, query });
    const [code, expected] = roles.includes('visitor') ? ['VALIDATION_FAILED', 400] : ['AUTH_TOKEN_MISSING', 401];
    expect([json.error?.code, status], id).toEqual([code, expected]);
  }
});

describe('an open console', () => {
  test('lets this machine in without a password, and says so', async () => {
    const console = await consoleOf(gateway);
    expect(await console.value('getOperator')).toMatchObject({
      ...{ name: 'local', role: 'admin', isOpen: true, siteName: 'Mekong', timeZone: 'Asia/Phnom_Penh' },
    });
  });

  test('answers to the names of this machine alone', async () => {
    const { app } = await consoleOf(gateway);
    expect((await app.inject({ url: '/api/operator', headers: { host: 'evil.example' } })).statusCode).toBe(421);
  });
});

test('the console takes no write from a page of elsewhere', async () => {
  const console = await consoleOf(gateway);
  for (const [id, { method }] of operations) {
    if (method === 'GET') continue;
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: undefined as unknown as string },
    ])
      expect((await console.call(id, { path, query, headers })).json.error?.code, id).toBe('DOMAIN_INVALID');
  }
});

test('answers an unknown address and a wrong method as the contract says', async () => {
  const { app } = await consoleOf(gateway);
  const ask = (method: 'GET' | 'DELETE', url: string) =>
    app.inject({ method, url, headers: { host: 'localhost:8082', origin: 'http://localhost:8082' } });
  expect((await ask('GET', '/api/nothing')).json().error.code).toBe('NOT_FOUND');
  const wrong = await ask('DELETE', '/api/operator');
  expect([wrong.json().error.code, wrong.headers.allow]).toEqual(['METHOD_NOT_ALLOWED', 'GET']);
});

test('the console is no part of the site', async () => {
  expect((await gateway.app.inject('/api/operator')).statusCode).toBe(404);
});
