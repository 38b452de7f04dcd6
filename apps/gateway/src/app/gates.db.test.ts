import { OPERATIONS, type OperationId } from '@mekong/api-client/contract/operations';
import type { PermissionInfo } from '@mekong/api-client/contract/types';
import { afterEach, describe, expect, test } from 'vitest';
import { testGateway } from '../../test/gateway.ts';
import { testDb } from '../../test/harness.ts';
import { logInAll, seedSmallWorld } from '../../test/people.ts';
import { vendorCaller } from '../../test/vendor.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const behindProxy = await testGateway(t, { trustProxy: ['127.0.0.1'] });
const sessions = await logInAll(gateway);
const { settings } = gateway.modules;
const admin = { role: 'system' } as const;

afterEach(async () => {
  await settings.change('maintenance', {}, admin);
  await settings.change('region', {}, admin);
  await settings.change('domains', {}, admin);
});

const status = async (headers: Record<string, string> = {}, query: Record<string, string> = {}) =>
  (await behindProxy.value<{ info: PermissionInfo }>('getSystemStatus', { headers, query })).info;
const codeOf = async (id: OperationId, headers: Record<string, string> = {}) =>
  (await behindProxy.call(id, { headers }, sessions.member)).json.error?.code;

/** Every operation but those that tell of the state, and those of vendors. */
const ALWAYS_OPEN: readonly string[] = [
  ...['getSystemStatus', 'getHealth', 'getReadiness', 'getKeySet', 'reportClientError'],
  ...Object.keys(OPERATIONS).filter((id) => id.startsWith('vendor')),
];
const gated = (Object.keys(OPERATIONS) as OperationId[]).filter((id) => !ALWAYS_OPEN.includes(id));

describe('maintenance', () => {
  const until = '2026-12-01T00:00:00.000Z';
  const on = () =>
    settings.change('maintenance', { active: true, until, reason: { EN: 'New cables', KM: 'ខ្សែថ្មី' } }, admin);

  test('is a fact of the permission call, with reason and end', async () => {
    await on();
    await expect
      .poll(() => status({ language: 'KM' }))
      .toMatchObject({ maintenance: true, maintenanceInfo: { reason: 'ខ្សែថ្មី', until } });
  });

  test.each(gated)('closes %s for everybody', async (id) => {
    await on();
    const call = { headers: { language: 'EN' }, path: { betNo: 'B1', provider: 'google' } };
    const answer = await gateway.call(id, call, sessions.member);
    expect(answer.status).toBe(503);
    expect(answer.json.error).toMatchObject({ code: 'MAINTENANCE', params: { reason: 'New cables', until } });
  });

  test('leaves vendors alone: what was won has to arrive', async () => {
    const vendor = await vendorCaller(t.db.kysely, gateway, 'HOUSE');
    await on();
    const answer = await vendor.call('vendorRollback', {
      playerId: 'p_nobody',
      transactionId: 'tx',
      betTransactionId: 'bet',
      roundId: 'round',
    });
    expect(answer.json.error?.code).not.toBe('MAINTENANCE');
  });

  test('ends in every process, because one of them says so', async () => {
    await on();
    await expect.poll(() => codeOf('getHotGames')).toBe('MAINTENANCE');
    await settings.change('maintenance', {}, admin);
    await expect.poll(() => codeOf('getHotGames')).toBeUndefined();
  });
});

describe('a region that is not served', () => {
  const blockKp = () =>
    settings.change('region', { blocked: ['KP'], networks: [{ cidr: '203.0.113.0/24', country: 'KP' }] }, admin);
  const from = (ip: string) => ({ 'x-forwarded-for': ip });

  test('is known by its network, behind a trusted proxy', async () => {
    await blockKp();
    await expect.poll(() => codeOf('getHotGames', from('203.0.113.9'))).toBe('REGION_BLOCKED');
    expect(await codeOf('getHotGames', from('198.51.100.9'))).toBeUndefined();
    const answer = await behindProxy.call('getHotGames', { headers: from('203.0.113.9') });
    expect(answer.status).toBe(451);
    expect(answer.json.error?.params).toEqual({ country: 'KP' });
  });

  test('is told by the permission call, with the address masked', async () => {
    await blockKp();
    await expect
      .poll(() => status(from('203.0.113.9')))
      .toMatchObject({ regionRestriction: true, country: 'KP', ipMasked: '203.0.113.x' });
  });

  test('is believed from a proxy that we trust, and from nobody else', async () => {
    await blockKp();
    const header = { 'cf-ipcountry': 'KP' };
    await expect.poll(() => codeOf('getHotGames', header)).toBe('REGION_BLOCKED');
    expect((await gateway.call('getHotGames', { headers: { ...header, ...from('203.0.113.9') } })).status).toBe(200);
  });

  test('wins over maintenance: a visitor who is not served learns nothing of our state', async () => {
    await blockKp();
    await settings.change('maintenance', { active: true }, admin);
    await expect.poll(() => codeOf('getHotGames', from('203.0.113.9'))).toBe('REGION_BLOCKED');
  });
});

describe('a host name that is not ours', () => {
  test('is refused, and the permission call says why', async () => {
    await settings.change('domains', { hosts: ['mekong.example'] }, admin);
    await expect.poll(() => codeOf('getHotGames')).toBe('DOMAIN_INVALID');
    expect(await codeOf('getHotGames', { host: 'mekong.example' })).toBeUndefined();
    expect(await status({}, { url: 'phishing.example:8080' })).toMatchObject({ domainInvalid: true });
    expect(await status({}, { url: 'mekong.example:443' })).toMatchObject({ domainInvalid: false });
  });
});

describe('settings', () => {
  test('refuse a value of the wrong shape', async () => {
    await expect(settings.change('region', { blocked: ['Korea'] }, admin)).rejects.toThrow();
    await expect(settings.change('pictures', { hosts: ['http://cdn.example'] }, admin)).rejects.toThrow();
  });

  test('ignore a stored value that an older version has left, and say so', async () => {
    await t.db.kysely
      .insertInto('setting')
      .values({ key: 'session', value: JSON.stringify({ idleSeconds: 'long' }) })
      .execute();
    const other = await testGateway(t);
    expect((await other.modules.settings.current()).session.idleSeconds).toBe(1_800);
  });

  test('leave a line in the audit chain', async () => {
    await settings.change('maintenance', { active: true }, { id: '77', role: 'operator' });
    const row = await t.db.kysely.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(row).toMatchObject({ action: 'setting.changed', object: 'maintenance', actor_id: '77' });
  });
});
