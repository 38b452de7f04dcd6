import type { AgentLink, AgentLinkList } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contractWorld, flatTerms } from '../../../../test/contracts.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { PASSWORD, seedSmallWorld } from '../../../../test/people.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { insertPlan, insertPlanTerms } from '../../agent-contracts/house-plans/house-plans.repository.ts';

const t = await testDb();
const db = t.db.kysely;
const { dara } = await seedSmallWorld(db);
const world = await contractWorld(t);
await world.put({ kind: 'DAILY', uplineId: null, downlineId: dara, rate: '0.01' });
const gateway = await testGateway(t);
const agent = await gateway.login('dara', PASSWORD);

/** A plan that the house has published. */
const publish = (name: string, rate: string): Promise<string> =>
  inTransaction(db, async (trx) => {
    const daily = { kind: 'DAILY', games: 'ALL', currency: 'KHR' } as const;
    const id = (await insertPlan(trx, { ...daily, name, place: 1, isPublished: true })) ?? '';
    await insertPlanTerms(trx, id, 1, flatTerms('DAILY', rate), 'chief');
    return id;
  });

test('a link offers a plan of the house to each new agent, as long as it is published and may be passed on', async () => {
  const [low, high] = [await publish('Low', '0.005'), await publish('High', '0.02')];
  const link = (body: object) => gateway.call('addAgentLink', { body }, agent);
  for (const body of [
    { kind: 'AGENT', housePlan: high },
    { kind: 'AGENT', housePlan: '999' },
    { kind: 'AGENT', housePlan: low, plan: '1' },
    { kind: 'MEMBER', housePlan: low },
  ])
    expect((await link(body)).json.error).toMatchObject({
      params: { fields: [{ name: 'housePlan', rule: 'unknown' }] },
    });
  await db.updateTable('session').set({ strong_until: null }).execute();
  expect((await link({ kind: 'AGENT', housePlan: low })).json.error?.code).toBe('AUTH_STEP_UP');
  await gateway.value('stepUp', { body: { password: PASSWORD } }, agent);
  const promising = (await link({ kind: 'AGENT', housePlan: low })).json.value as AgentLink;
  expect(promising).toMatchObject({ housePlan: { planId: low, name: 'Low', kind: 'DAILY', gameType: 'ALL' } });
  const join = async (username: string): Promise<object[]> => {
    const agreed = { agreement: { version: '2026-01', accepted: true }, ageConfirmed: true, login: false };
    const body = { username, password: 'Sraom-Neak#77', affiliateCode: promising.code, ...agreed };
    const answer = await gateway.call('registerMember', { body });
    expect(answer.status, answer.text).toBe(200);
    return db
      .selectFrom('agent_contract as c')
      .innerJoin('member as m', 'm.id', 'c.downline_id')
      .select(['c.kind', 'c.state'])
      .where('m.username', '=', username)
      .execute();
  };
  expect(await join('kosal')).toEqual([{ kind: 'DAILY', state: 'OFFERED' }]);
  const stateOf = async () => (await gateway.value<AgentLinkList>('listAgentLinks', {}, agent)).content[0]?.planState;
  expect(await stateOf()).toBe('OFFERED');
  // the house writes other terms: whoever comes then is offered those, or none that the agent may not pass on
  await inTransaction(db, (trx) => insertPlanTerms(trx, low, 2, flatTerms('DAILY', '0.02'), 'chief'));
  expect(await join('sovann')).toEqual([]);
  expect(await stateOf()).toBe('BARRED');
  const fileOf = async () => (await gateway.call('getAgentLinksCsv', { headers: { language: 'EN' } }, agent)).text;
  expect(await fileOf()).toContain(',Low (not offered now),');
  await inTransaction(db, (trx) => insertPlanTerms(trx, low, 3, flatTerms('DAILY', '0.004'), 'chief'));
  expect(await join('makara')).toEqual([{ kind: 'DAILY', state: 'OFFERED' }]);
  await sql`update agent_plan set is_published = false where id = ${low}::bigint`.execute(db);
  expect(await join('rachana')).toEqual([]);
  expect(await stateOf()).toBe('WITHDRAWN');
  expect(await fileOf()).toContain(',Low (no longer offered),');
  const { content } = await gateway.value<AgentLinkList>('listAgentLinks', {}, agent);
  expect(content[0]).toMatchObject({ registrations: 4, housePlan: { name: 'Low' } });
  const { id: own } = await db
    .selectFrom('agent_contract')
    .select('id')
    .where('downline_id', '=', dara)
    .executeTakeFirstOrThrow();
  expect((await link({ kind: 'AGENT', plan: own })).json.value).toMatchObject({
    ...{ plan: own, planKind: 'DAILY', planState: 'OFFERED' },
  });
  await gateway.value('addAgentLink', { body: { kind: 'MEMBER' } }, agent);
  expect(await stateOf()).toBeUndefined();
});

test('a link that is switched off makes room for another, and comes back only when there is room', async () => {
  const { content } = await gateway.value<AgentLinkList>('listAgentLinks', {}, agent);
  const fill = (count: number, isActive: boolean) =>
    sql`
    insert into agent_link (agent_id, code, kind, is_active)
    select ${dara}::bigint, upper('ROOM' || ${isActive}::text || n), 'MEMBER', ${isActive}::boolean from generate_series(1, ${count}::int4) n`.execute(
      db,
    );
  await fill(100 - content.filter(({ isActive }) => isActive).length, true);
  const add = () => gateway.call('addAgentLink', { body: { kind: 'MEMBER' } }, agent);
  const turn = (linkId: string | undefined, isActive: boolean) =>
    gateway.call('switchAgentLink', { path: { linkId: linkId ?? '' }, body: { isActive } }, agent);
  const isFull = { params: { fields: [{ name: 'isActive', rule: 'max', max: 100 }] } };
  expect((await add()).json.error).toMatchObject(isFull);
  const [first] = content;
  // what is in use already may be switched on again
  expect((await turn(first?.linkId, true)).status).toBe(200);
  expect((await turn(first?.linkId, false)).status).toBe(200);
  // two at once, and room for one
  const answers = await Promise.all([add(), turn(first?.linkId, true)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await add()).json.error).toMatchObject(isFull);
  // all of them are listed, those that are off too
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from agent_link where agent_id = ${dara}::bigint`.execute(db);
  const listed = await gateway.value<AgentLinkList>('listAgentLinks', {}, agent);
  expect(rows[0]?.count).toBeGreaterThanOrEqual(100);
  expect(listed.content).toHaveLength(rows[0]?.count ?? 0);
  // and there is an end to those too
  await fill(1_000 - listed.content.length, false);
  expect((await turn(listed.content.find(({ isActive }) => isActive)?.linkId, false)).status).toBe(200);
  expect((await add()).json.error).toMatchObject({ params: { fields: [{ name: 'linkId', rule: 'max', max: 1_000 }] } });
});
