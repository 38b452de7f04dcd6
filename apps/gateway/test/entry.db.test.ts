import { OPERATIONS, type OperationId } from '@mekong/api-client/contract/operations';
import type { ErrorCode } from '@mekong/api-client/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestSession, testGateway } from './gateway.ts';
import { testDb } from './harness.ts';
import { logInAll, PASSWORD, seedSmallWorld } from './people.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const { settings } = gateway.modules;
const admin = { role: 'system' } as const;

const ended = await gateway.login('sokha', PASSWORD);
await gateway.call('logout', {}, ended);
const callers: Record<string, Partial<TestSession>> = {
  visitor: {},
  ...(await logInAll(gateway)),
  'session that has ended': ended,
};

/** States of the whole site, each with what it answers; an earlier one hides the later ones. */
const GATES = {
  domain: { code: 'DOMAIN_INVALID', status: 403 },
  region: { code: 'REGION_BLOCKED', status: 451 },
  maintenance: { code: 'MAINTENANCE', status: 503 },
} as const satisfies Record<string, { code: ErrorCode; status: number }>;
type Gate = keyof typeof GATES;

async function close(gates: readonly Gate[]): Promise<void> {
  const has = (gate: Gate) => gates.includes(gate);
  await settings.change('domains', has('domain') ? { hosts: ['mekong.example'] } : {}, admin);
  const here = { blocked: ['KP'], networks: [{ cidr: '127.0.0.1/32', country: 'KP' }] };
  await settings.change('region', has('region') ? here : {}, admin);
  await settings.change('maintenance', has('maintenance') ? { active: true } : {}, admin);
}

/** Say in which state the site is, or have to work in every state. */
const ALWAYS_OPEN: readonly OperationId[] = [
  'getSystemStatus',
  'getHealth',
  'getReadiness',
  'getKeySet',
  'reportClientError',
];
const ids = Object.keys(OPERATIONS) as OperationId[];
const isOpen = (id: OperationId) =>
  ALWAYS_OPEN.includes(id) || (OPERATIONS[id].roles as readonly string[]).includes('vendor');
const path = { betNo: 'B1', provider: 'google', sessionId: '1', passkeyId: '1' };

/** Status and code of every operation, for one caller. */
async function answers(caller: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const id of ids) {
    const { status, json } = await gateway.call(id, { path, headers: { language: 'EN' } }, callers[caller]);
    const code = json.error?.code;
    const isGate = Object.values(GATES).some((gate) => gate.code === code);
    found[id] = isGate ? `${status} ${code}` : 'let through';
  }
  return found;
}
const expected = ({ code, status }: { code: ErrorCode; status: number }): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, isOpen(id) ? 'let through' : `${status} ${code}`]));

/** States and the gate that answers in each. */
const STATES: [string, Gate, readonly Gate[]][] = [
  ['a host name that is not ours', 'domain', ['domain']],
  ['a region that is not served', 'region', ['region']],
  ['maintenance', 'maintenance', ['maintenance']],
  ['maintenance in a region that is not served', 'region', ['region', 'maintenance']],
  ['all of them together', 'domain', ['domain', 'region', 'maintenance']],
];

describe.each(STATES)('%s', (_name, gate, closed) => {
  beforeAll(() => close(closed));
  afterAll(() => close([]));

  test.each(Object.keys(callers))(
    'is what every operation answers a %s, whatever he may do otherwise',
    async (caller) => {
      expect(await answers(caller)).toEqual(expected(GATES[gate]));
    },
  );
});

describe('an open site', () => {
  test.each(['visitor', 'member', 'trial', 'agent'])('closes no operation to a %s for its state', async (caller) => {
    // Without the two that would end the session or never end; the roles are tested elsewhere.
    for (const id of ids) {
      if (id === 'logout' || id === 'streamEvents') continue;
      const code = (await gateway.call(id, { path }, callers[caller])).json.error?.code;
      expect(
        Object.values(GATES)
          .map((gate): string => gate.code)
          .filter((one) => one === code && !isOrigin(id)),
      ).toEqual([]);
    }
  });

  test('is there again for whoever was logged in before', async () => {
    await close(['maintenance']);
    expect((await gateway.call('getBalance', {}, callers.member)).json.error?.code).toBe('MAINTENANCE');
    await close([]);
    expect((await gateway.call('getBalance', {}, callers.member)).status).toBe(200);
  });
});

/** Answer DOMAIN_INVALID by themselves to a call that names no page of the site. */
function isOrigin(id: OperationId): boolean {
  return id.startsWith('beginPasskey') || id === 'startSocialSignIn';
}
