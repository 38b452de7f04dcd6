import type { WhitelabelNode } from '@mekong/api-client/contract/types';
import { afterAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { seedSmallWorld } from '../../../test/people.ts';
import { openNotifier } from '../../kernel/db/notify.ts';
import { openDb } from '../../kernel/db/open.ts';
import { SWITCH_TREE } from './settings.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const here = await testGateway(t);
/** On PostgreSQL a second gateway with connections of its own, as in production; else one on the same database. */
const secondDb = t.url ? await openDb({ url: t.url }) : t.db;
const secondNotifier = t.url ? openNotifier(secondDb, () => undefined) : t.notifier;
afterAll(async () => {
  if (!t.url) return;
  await secondNotifier.close();
  await secondDb.close();
});
const there = await testGateway({ ...t, db: secondDb, notifier: secondNotifier });

const admin = { role: 'operator' } as const;
/**
 * Promise to operators: a change is in force everywhere within ten seconds, without a deployment. A machine that is busy with
 * other tests gets twice the time.
 */
const PROMISE = { timeout: 20_000 };

type Name = WhitelabelNode['modId'];
const parents = Object.keys(SWITCH_TREE) as (keyof typeof SWITCH_TREE)[];
const below = (parent: keyof typeof SWITCH_TREE): readonly Name[] => SWITCH_TREE[parent];
const names = parents.flatMap((parent) => [parent, ...below(parent)]) as Name[];

const shown = async (gateway: typeof here): Promise<Name[]> => {
  const flat = (nodes: WhitelabelNode[]): WhitelabelNode[] => nodes.flatMap((n) => [n, ...flat(n.childrenNodes)]);
  const nodes = flat(await gateway.value<WhitelabelNode[]>('getWhitelabel'));
  return nodes.filter(({ enabled }) => enabled === '1').map(({ modId }) => modId);
};
/** Providers of sign-ins need a client besides their switch; these gateways have none. */
const withoutClients = (on: readonly Name[]): Name[] =>
  on.filter((name) => !['LOGIN_GOOGLE', 'LOGIN_FACEBOOK', 'LOGIN_LINE'].includes(name));

describe('a switch', () => {
  test.each(names)('%s that one process turns is turned in the other', async (name) => {
    await here.modules.settings.change('switches', { on: [name] }, admin);
    await expect.poll(() => shown(there), PROMISE).toEqual(withoutClients([name]));
    await here.modules.settings.change('switches', { on: names.filter((other) => other !== name) }, admin);
    await expect
      .poll(async () => (await shown(there)).sort(), PROMISE)
      .toEqual(withoutClients(names.filter((other) => other !== name)).sort());
  });

  test('that is changed behind the back of both, without a notification, is in force within the promise', async () => {
    await t.db.kysely
      .updateTable('setting')
      .set({ value: JSON.stringify({ on: ['CHAT'] }) })
      .where('key', '=', 'switches')
      .execute();
    for (const gateway of [here, there]) await expect.poll(() => shown(gateway), PROMISE).toEqual(['CHAT']);
  });

  test('closes registration at the gateway of the other process', async () => {
    await here.modules.settings.change('switches', { on: ['LOGIN'] }, admin);
    const body = {
      username: 'late88',
      password: 'Sraom-Neak#77',
      login: false,
      agreement: { version: '2026-01', accepted: true },
      ageConfirmed: true,
    };
    await expect
      .poll(async () => (await there.call('registerMember', { body })).json.error?.code, PROMISE)
      .toBe('CONTACT_AGENT');
  });

  test('leaves a line in the audit chain that says who turned it', async () => {
    await here.modules.settings.change('switches', { on: names }, { id: '7', role: 'operator' });
    const row = await t.db.kysely.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(row).toMatchObject({ action: 'setting.changed', object: 'switches', actor_id: '7', actor_role: 'operator' });
  });
});
