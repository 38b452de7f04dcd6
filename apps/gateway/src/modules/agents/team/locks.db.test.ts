import type { MemberDetail } from '@mekong/api-client/admin/contract/types';
import type { AgentLink, AgentTeamList } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeMember } from '../../../../db/seed/builders.ts';
import { makeContract } from '../../../../db/seed/contracts.ts';
import { consoleOf } from '../../../../test/console.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { cheapHash, PASSWORD, seedSmallWorld } from '../../../../test/people.ts';

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
const passwordHash = await cheapHash(PASSWORD);
const rithy = await makeMember(t.db.kysely, { username: 'rithy', passwordHash, type: 1, uplineId: people.dara });
await makeMember(t.db.kysely, { username: 'bopha', passwordHash, uplineId: rithy });
const gateway = await testGateway(t);

const enter = async (username: string, loginAs = 'member') => {
  const body = { username, password: PASSWORD, type: 'username', loginAs };
  const answer = await gateway.call('login', { body });
  const { code, params } = answer.json.error ?? {};
  return { status: answer.status, code, reason: params?.reason };
};

describe('an account that the agent above locks', async () => {
  const db = t.db.kysely;
  const agent = await gateway.login('dara', PASSWORD);
  const lock = (memberId: string, session = agent) =>
    gateway.call('lockAgentMember', { path: { memberId }, body: { reason: ' Asked for it ' } }, session);
  const unlock = (memberId: string, session = agent) =>
    gateway.call('unlockAgentMember', { path: { memberId } }, session);
  const codeOf = async (answer: ReturnType<typeof lock>) => (await answer).json.error?.code;
  const stand = async () => {
    const query = { from: '2026-01-01', to: '2026-01-02', find: 'sokha' };
    const [row] = (await gateway.value<AgentTeamList>('listAgentTeam', { query }, agent)).content;
    return { state: row?.state, lockReason: row?.lockReason };
  };

  test('is out at once and cannot come back until the lock is lifted, and is told why', async () => {
    const own = await gateway.login('sokha', PASSWORD);
    expect((await lock(people.sokha)).status).toBe(200);
    expect((await gateway.call('getBalance', {}, own)).status).toBe(401);
    expect(await enter('sokha')).toMatchObject({ code: 'AUTH_LOCKED', reason: 'Asked for it' });
    expect(await stand()).toEqual({ state: 'LOCKED', lockReason: 'Asked for it' });
    expect(await codeOf(lock(people.sokha))).toBe('NOT_FOUND');
    expect((await unlock(people.sokha)).status).toBe(200);
    expect(await stand()).toEqual({ state: 'ACTIVE', lockReason: undefined });
    expect((await enter('sokha')).status).toBe(200);
    const told = await db
      .selectFrom('inbox_message')
      .select('content')
      .where('member_id', '=', people.sokha)
      .where('template', '=', 'accountLocked')
      .execute();
    expect(told).toEqual([{ content: { note: 'Asked for it' } }]);
    const { rows } = await sql<{ action: string; detail: object }>`
      select action, detail from audit where action like 'member.%locked' order by seq`.execute(db);
    expect(rows).toMatchObject([
      { action: 'member.locked', detail: { reason: 'Asked for it' } },
      { action: 'member.unlocked' },
    ]);
  });

  test('is let in by an operator for a reason, who sees why and by whom, and the agent is told', async () => {
    const support = await consoleOf(gateway, { role: 'support' });
    const path = { id: people.sokha };
    const lift = () => support.call('liftMemberLock', { path, body: { reason: 'The agent agrees; ticket 4711.' } });
    expect((await lift()).json.error?.code).toBe('NOT_FOUND');
    await lock(people.sokha);
    const member = await support.value<MemberDetail>('getMember', { path });
    expect(member).toMatchObject({ status: 'locked', lock: { agent: 'dara', reason: 'Asked for it' } });
    expect((await lift()).json.value).toEqual({ status: 'active' });
    expect((await enter('sokha')).status).toBe(200);
    expect((await support.value<MemberDetail>('getMember', { path })).lock).toBeUndefined();
    const { rows } = await sql<{ detail: object }>`
      select detail from audit where action = 'member.lock-lifted'`.execute(db);
    expect(rows).toEqual([{ detail: { uplineId: people.dara, reason: 'The agent agrees; ticket 4711.' } }]);
    const told = await db.selectFrom('inbox_message').select('template').where('member_id', '=', people.dara).execute();
    expect(told).toContainEqual({ template: 'lockLifted' });
    const cashier = await consoleOf(gateway, { role: 'cashier' });
    expect((await cashier.call('liftMemberLock', { path, body: { reason: 'No role' } })).status).toBe(403);
  });

  test('may be one of an agent, whose link takes nobody then, while those below and the contract go on', async () => {
    const upper = await gateway.login('dara', PASSWORD);
    const own = await gateway.login('rithy', PASSWORD);
    const body = { kind: 'MEMBER', campaign: 'Lock' };
    const { code } = await gateway.value<AgentLink>('addAgentLink', { body }, own);
    const isValid = async () =>
      (await gateway.value<{ valid: boolean }>('checkAffiliate', { query: { affiliateCode: code } })).valid;
    const tier = { outcome: 'ANY', volume: 0n, active: 0, rateType: 'P', rate: 1_000n } as const;
    const terms = { period: 'day', activeFrom: 0n, carry: 'NONE', deductions: [], tiers: [tier] } as const;
    await makeContract(db, { ...{ kind: 'DAILY', uplineId: people.dara, downlineId: rithy, terms, state: 'OFFERED' } });
    expect(await isValid()).toBe(true);
    expect((await lock(rithy, upper)).status).toBe(200);
    expect((await gateway.call('getAgentOverview', {}, own)).status).toBe(401);
    expect(await enter('rithy', 'agent')).toMatchObject({ code: 'AUTH_LOCKED', reason: 'Asked for it' });
    expect(await isValid()).toBe(false);
    expect((await enter('bopha')).status).toBe(200);
    const query = { from: '2026-01-01', to: '2026-01-02', find: 'rithy' };
    const { content } = await gateway.value<AgentTeamList>('listAgentTeam', { query }, upper);
    expect(content).toMatchObject([{ kind: 'AGENT', state: 'LOCKED', lockReason: 'Asked for it', contracts: 1 }]);
    expect((await unlock(rithy, upper)).status).toBe(200);
    expect((await enter('rithy', 'agent')).status).toBe(200);
    expect(await isValid()).toBe(true);
  });

  test('stands directly below, and was not locked by an operator', async () => {
    const beside = await gateway.login('rithy', PASSWORD);
    expect(await codeOf(lock(people.sokha, beside))).toBe('NOT_FOUND');
    const id = async (username: string) =>
      (await db.selectFrom('member').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
    expect(await codeOf(lock(await id('bopha')))).toBe('NOT_FOUND');
    await db.updateTable('member').set({ status: 'locked' }).where('id', '=', people.sokha).execute();
    expect(await codeOf(unlock(people.sokha))).toBe('NOT_FOUND');
    await db.updateTable('member').set({ status: 'active' }).where('id', '=', people.sokha).execute();
    await db.updateTable('session').set({ strong_until: null }).where('ended_at', 'is', null).execute();
    expect(await codeOf(lock(people.sokha))).toBe('AUTH_STEP_UP');
    expect((await stand()).state).toBe('ACTIVE');
  });
});
