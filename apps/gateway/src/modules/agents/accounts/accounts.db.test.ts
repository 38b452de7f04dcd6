import { randomUUID } from 'node:crypto';
import type { AgentApplication, AgentApplicationPage } from '@mekong/api-client/admin/contract/types';
import type { OperationId } from '@mekong/api-client/contract/operations';
import type {
  AgencyApplicationState,
  AgentAccountRules,
  AgentAccountsMade,
  InboxList,
  OwnAgencyApplication,
  SessionGrant,
} from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeMember } from '../../../../db/seed/builders.ts';
import { consoleOf } from '../../../../test/console.ts';
import { flatTerms } from '../../../../test/contracts.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { cheapHash, PASSWORD, seedSmallWorld } from '../../../../test/people.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { insertContract, insertVersion } from '../../agent-contracts/agent-contract.repository.ts';
import { insertPlan, insertPlanTerms } from '../../agent-contracts/house-plans/house-plans.repository.ts';
import { purgeApplications } from '../applications/applications.repository.ts';

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
const passwordHash = await cheapHash(PASSWORD);
await makeMember(t.db.kysely, { username: 'agent42', passwordHash, type: 42 });
const rithy = await makeMember(t.db.kysely, { username: 'rithy', passwordHash, type: 1, uplineId: people.dara });
await makeMember(t.db.kysely, { username: 'bopha', passwordHash, uplineId: rithy });
const gateway = await testGateway(t, { initialPassword: 'Welcome#Mekong' });

describe('accounts that an agent makes', async () => {
  const db = t.db.kysely;
  const agent = await gateway.login('dara', PASSWORD);
  const requestId = randomUUID();
  const add = (rows: object[], more: object = {}, session = agent) =>
    gateway.call('addAgentAccounts', { body: { requestId, password: 'RANDOM', rows, ...more } }, session);
  const made = async (...args: Parameters<typeof add>) => ((await add(...args)).json.value as AgentAccountsMade).rows;
  const rows = [
    { username: 'phalkun', kind: 'MEMBER', remark: 'Takeo' },
    { username: 'SOKHA', kind: 'MEMBER' },
    { username: 'x', kind: 'MEMBER' },
    { username: 'Phalkun', kind: 'AGENT' },
    { username: 'pisey', kind: 'AGENT' },
  ];
  const faults = [
    { state: 'REFUSED', faults: [{ name: 'username', rule: 'taken' }] },
    { state: 'REFUSED', faults: [{ name: 'username' }] },
    { state: 'REFUSED', faults: [{ name: 'username', rule: 'taken' }] },
  ];

  test('are checked without being made, each row on its own', async () => {
    const before = await db.selectFrom('member').select('id').execute();
    expect(await made(rows, { isCheck: true })).toMatchObject([{ state: 'GOOD' }, ...faults, { state: 'GOOD' }]);
    expect(await db.selectFrom('member').select('id').execute()).toEqual(before);
  });

  test('are made beside the rows that are refused, and answer alike when they are sent again', async () => {
    const first = await made(rows);
    expect(first).toMatchObject([{ state: 'MADE' }, ...faults, { state: 'MADE' }]);
    expect(await made(rows)).toEqual(first);
    const { nickname, type, upline_id, to_upline } = await db
      .selectFrom('member')
      .selectAll()
      .where('id', '=', first[4]?.memberId ?? '')
      .executeTakeFirstOrThrow();
    expect({ nickname, type, upline_id, to_upline }).toEqual({
      ...{ nickname: 'pisey', type: 1, upline_id: people.dara, to_upline: true },
    });
    expect(await made([{ username: 'phalkun', kind: 'MEMBER' }], { requestId: randomUUID() })).toMatchObject([
      { state: 'REFUSED', faults: [{ rule: 'taken' }] },
    ]);
  });

  test('have a first password that opens nothing but the change of it', async () => {
    const { password } = (await made(rows))[0] ?? {};
    const enteredBy = (word: string | undefined, username = 'phalkun') =>
      gateway.value<SessionGrant>('login', { body: { username, password: word, type: 'username' } });
    const grant = await enteredBy(password);
    expect(grant.defaultPassword).toBe(true);
    const own = await gateway.login('phalkun', password ?? '');
    expect((await gateway.call('getBalance', {}, own)).json.error?.code).toBe('AUTH_DEFAULT_PASSWORD');
    await made([{ username: 'vibol', kind: 'MEMBER' }], { password: 'DEFAULT' });
    expect((await enteredBy('Welcome#Mekong', 'vibol')).defaultPassword).toBe(true);
  });

  test('play only after the agreement was accepted and the age stated, which is kept as a registration keeps it', async () => {
    const { password = '' } = (await made(rows))[4] ?? {};
    const own = await gateway.login('pisey', password);
    const answer = async (id: OperationId, body?: object) =>
      (await gateway.call(id, body ? { body } : {}, own)).json.error?.code;
    const accept = (version: string, more = {}) =>
      answer('acceptAgreement', { agreement: { version, accepted: true }, ...more });
    await gateway.value('changePassword', { body: { oldPassword: password, newPassword: 'Tonle-Sap-88' } }, own);
    expect(await answer('getBalance')).toBe('TERMS_REQUIRED');
    const entered = () =>
      gateway.value<SessionGrant>('login', { body: { username: 'pisey', password: 'Tonle-Sap-88', type: 'username' } });
    expect(await entered()).toMatchObject({ defaultPassword: false, termsDue: 'FIRST' });
    expect(await accept('2025-01', { ageConfirmed: true })).toBe('TERMS_REQUIRED');
    expect(await accept('2026-01')).toBe('AGE_TOO_LOW');
    expect(await answer('getBalance')).toBe('TERMS_REQUIRED');
    expect(await accept('2026-01', { ageConfirmed: true })).toBeUndefined();
    expect(await accept('2026-01')).toBeUndefined();
    expect(await answer('getBalance')).toBeUndefined();
    const consents = async () =>
      (
        await sql<{ kept: string }>`
        select concat_ws(' ', c.kind, c.source, c.version) as kept
          from consent c join member m on m.id = c.member_id where m.username = 'pisey' order by c.id`.execute(db)
      ).rows;
    expect(await consents()).toEqual([{ kept: 'AGE LOG_IN' }, { kept: 'TERMS LOG_IN 2026-01' }]);
    const { rows: noted } = await sql<{ detail: object }>`
      select detail from audit where action = 'terms.accepted' and object = 'pisey'`.execute(db);
    expect(noted).toEqual([{ detail: { terms: '2026-01' } }]);
    // a new version: nobody is interrupted, everybody is asked at the next log-in, without the age
    await gateway.modules.settings.change('register', { agreementVersion: '2027-01' }, { role: 'system' });
    expect(await answer('getBalance')).toBeUndefined();
    expect(await entered()).toMatchObject({ termsDue: 'NEW' });
    expect(await accept('2027-01')).toBeUndefined();
    expect((await entered()).termsDue).toBeUndefined();
    await gateway.modules.settings.change('register', {}, { role: 'system' });
  });

  test('are offered a plan of the house that is nowhere above what the agent has itself', async () => {
    const terms = flatTerms('DAILY', '0.01');
    const [low, high] = await Promise.all(
      [['Low', '0.005'] as const, ['High', '0.02'] as const].map(async ([name, rate]) => {
        const daily = { kind: 'DAILY', games: 'ALL', currency: 'KHR' } as const;
        const plan = { ...daily, name, place: 1, isPublished: true };
        return inTransaction(db, async (trx) => {
          const id = (await insertPlan(trx, plan)) ?? '';
          await insertPlanTerms(trx, id, 1, flatTerms('DAILY', rate), 'chief');
          return id;
        });
      }),
    );
    const rules = () => gateway.value<AgentAccountRules>('getAgentAccountRules', {}, agent);
    expect((await rules()).housePlans).toEqual([]);
    const own = { kind: 'DAILY', games: 'ALL', currency: 'KHR', uplineId: null, downlineId: people.dara } as const;
    await inTransaction(db, async (trx) => {
      const contract = await insertContract(trx, own);
      await insertVersion(trx, contract?.id ?? '', terms, new Date(Date.now() + 86_400_000));
      await sql`update agent_contract set state = 'IN_FORCE' where id = ${contract?.id ?? ''}::bigint`.execute(trx);
      await sql`update agent_contract_version set state = 'IN_FORCE', signed_at = now(), effective_from = now()
        where contract_id = ${contract?.id ?? ''}::bigint`.execute(trx);
    });
    expect((await rules()).housePlans).toEqual([{ planId: low, name: 'Low', kind: 'DAILY', gameType: 'ALL' }]);
    // of very many plans the first hundred are shown
    await inTransaction(db, async (trx) => {
      for (let n = 1; n <= 100; n += 1) {
        const plan = { kind: 'DAILY', games: 'ALL', currency: 'KHR', name: `Many ${n}`, place: 2 } as const;
        const id = (await insertPlan(trx, { ...plan, isPublished: true })) ?? '';
        await insertPlanTerms(trx, id, 1, flatTerms('DAILY', '0.005'), 'chief');
      }
    });
    expect((await rules()).housePlans).toHaveLength(100);
    await sql`update agent_plan set is_published = false where place = 2`.execute(db);
    const refused = [{ housePlan: high }, { housePlan: '999' }, { housePlan: low, plan: '1' }];
    for (const more of refused)
      expect((await add([{ username: 'vuthy', kind: 'AGENT' }], more)).json.error).toMatchObject({
        params: { fields: [{ name: 'housePlan', rule: 'unknown' }] },
      });
    const proof = { body: { password: PASSWORD } };
    await gateway.value('stepUp', proof, agent);
    const [agentBelow, memberBelow] = await made(
      [
        { username: 'vuthy', kind: 'AGENT' },
        { username: 'sophal', kind: 'MEMBER' },
      ],
      { housePlan: low },
    );
    const offers = await db.selectFrom('agent_contract').selectAll().where('upline_id', '=', people.dara).execute();
    expect(offers).toMatchObject([{ downline_id: agentBelow?.memberId, kind: 'DAILY', state: 'OFFERED' }]);
    expect(memberBelow?.state).toBe('MADE');
  });

  test('are refused with a plan that is none of the agent, and to whoever is no agent', async () => {
    expect((await add([{ username: 'rotha', kind: 'AGENT' }], { plan: '999' })).json.error).toMatchObject({
      ...{ code: 'VALIDATION_FAILED', params: { fields: [{ name: 'plan', rule: 'unknown' }] } },
    });
    const member = await gateway.login('sokha', PASSWORD);
    expect((await add([{ username: 'rotha', kind: 'MEMBER' }], {}, member)).json.error?.code).toBe('AUTH_NOT_AGENT');
    const general = await gateway.login('agent42', PASSWORD);
    const [below] = await made([{ username: 'rotha', kind: 'AGENT' }], {}, general);
    const { type } = await db
      .selectFrom('member')
      .select('type')
      .where('id', '=', below?.memberId ?? '')
      .executeTakeFirstOrThrow();
    expect(type).toBe(41);
    const { left } = await gateway.value<{ left: number }>('getAgentAccountRules', {}, general);
    expect(left).toBe(999);
  });
});

describe('an announcement for agents', () => {
  test('is acknowledged once for all browsers of an agent, and by nobody else', async () => {
    const announce = async (type: 'H' | 'PR') =>
      (await sql<{ id: string }>`insert into announcement (type) values (${type}) returning id`.execute(t.db.kysely))
        .rows[0]?.id ?? '';
    const [notice, second, promotion] = [await announce('H'), await announce('H'), await announce('PR')];
    const [agent, elsewhere] = [await gateway.login('dara', PASSWORD), await gateway.login('dara', PASSWORD)];
    const acknowledge = (...ids: string[]) => gateway.value('acknowledgeNotices', { body: { ids } }, agent);
    expect(await acknowledge(notice, promotion, '999999')).toEqual({ ids: [notice] });
    expect(await acknowledge(notice, second)).toEqual({ ids: [second, notice] });
    expect(await gateway.value('listAcknowledgedNotices', {}, elsewhere)).toEqual({ ids: [second, notice] });
    const other = await gateway.login('rithy', PASSWORD);
    expect(await gateway.value('listAcknowledgedNotices', {}, other)).toEqual({ ids: [] });
    await t.db.kysely.deleteFrom('announcement').where('id', '=', second).execute();
    expect(await gateway.value('listAcknowledgedNotices', {}, elsewhere)).toEqual({ ids: [notice] });
  });
});

describe('an application of somebody who wants to become an agent', async () => {
  const db = t.db.kysely;
  const support = await consoleOf(gateway, { role: 'support' });
  const written = (more: object = {}) => ({
    ...{ requestKey: randomUUID(), username: 'wanted', realName: 'Sok Bopha', contactBy: 'EMAIL' },
    ...{ contact: 'Bopha@Example.com', country: 'KH', channels: ['SOCIAL'], expectedPlayers: 50, isAgreed: true },
    ...more,
  });
  const apply = (more: object = {}, session: object = {}) =>
    gateway.call('applyForAgency', { body: written(more) }, session);
  const codeOf = async (answer: ReturnType<typeof apply>) => (await answer).json.error?.code;
  const listed = async () =>
    (await support.value<AgentApplicationPage>('listAgentApplications', { query: { state: 'OPEN' } })).content;
  const reject = { reason: 'UNREACHED', note: 'Called twice' };

  test('is kept once, sealed, and answers a number by which its sender sees how it stands', async () => {
    const requestKey = randomUUID();
    const [first, again] = [await apply({ requestKey }), await apply({ requestKey })];
    const sent = first.json.value as AgencyApplicationState;
    expect(sent, first.text).toMatchObject({ ticket: expect.stringMatching(/^A-.{4}-.{4}$/), state: 'OPEN' });
    expect(again.json.value).toEqual(sent);
    const rows = await db.selectFrom('agent_application').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/bopha@|Sok Bopha/i);
    const path = { ticket: sent.ticket };
    expect(await gateway.value('getAgencyApplication', { path }, {})).toEqual(sent);
    const other = { ticket: 'A-2222-2222' };
    expect((await gateway.call('getAgencyApplication', { path: other }, {})).json.error?.code).toBe('NOT_FOUND');
    expect(await listed()).toMatchObject([{ realName: 'Sok Bopha', contact: 'Bopha@Example.com', username: 'wanted' }]);
  });

  test.each([
    ['with the contact of one that waits', { contact: ' bopha@example.COM ' }, 'APPLICATION_OPEN'],
    ['without agreement', { isAgreed: false }, 'VALIDATION_FAILED'],
    ['with an email address that is none', { contact: 'bopha' }, 'VALIDATION_FAILED'],
    ['with a short phone number', { contactBy: 'PHONE', contact: '12345' }, 'VALIDATION_FAILED'],
    ['with a page that is no page', { urls: ['javascript:alert(1)'] }, 'VALIDATION_FAILED'],
  ])('is refused %s', async (_name, more, code) => {
    expect(await codeOf(apply(more))).toBe(code);
  });

  test('is refused of an agent, and of a member whose last one waits', async () => {
    expect(await codeOf(apply({}, await gateway.login('dara', PASSWORD)))).toBe('AGENT_ALREADY');
    const member = await gateway.login('sokha', PASSWORD);
    const own = { contactBy: 'TELEGRAM', contact: '@sokha_kh' };
    expect((await apply(own, member)).status).toBe(200);
    expect(await codeOf(apply({ ...own, contact: '@other_kh' }, member))).toBe('APPLICATION_OPEN');
  });

  test('of a visitor is rejected with a reason by mail, and may be sent again', async () => {
    const [row] = (await listed()).filter(({ memberId }) => memberId === undefined);
    await support.value('rejectAgentApplication', { path: { id: row?.id ?? '' }, body: reject });
    const decided = await gateway.value('getAgencyApplication', { path: { ticket: row?.ticket ?? '' } }, {});
    expect(decided).toMatchObject({ state: 'REJECTED', reason: 'UNREACHED' });
    const [mail] = await gateway.modules.messages.list({ address: 'Bopha@Example.com', limit: 1 });
    expect(mail).toMatchObject({ purpose: 'agencyRejected', text: expect.stringContaining(row?.ticket ?? 'none') });
    const late = await support.call('approveAgentApplication', { path: { id: row?.id ?? '' } });
    expect(late.json.error?.code).toBe('STATE_STALE');
    expect((await apply()).status).toBe(200);
  });

  test('of a member makes the account that of an agent with the approval, and says so in the inbox', async () => {
    const member = await gateway.login('sokha', PASSWORD);
    const [row] = (await listed()).filter(({ username }) => username === 'sokha');
    await support.value<AgentApplication>('approveAgentApplication', { path: { id: row?.id ?? '' } });
    const { application } = await gateway.value<OwnAgencyApplication>('getOwnApplication', {}, member);
    expect(application).toMatchObject({ state: 'APPROVED', isTaken: true });
    expect((await gateway.call('getAgentOverview', {}, member)).status).toBe(200);
    const { content } = await gateway.value<InboxList>('listInbox', { headers: { language: 'EN' } }, member);
    expect(content[0]).toMatchObject({ title: 'You are an agent now' });
    const told = await gateway.modules.audit.newest({ action: 'application.approved', limit: 1 });
    expect(told).toMatchObject([{ actorId: 'a support', object: `application:${row?.ticket}` }]);
  });

  test('of a visitor that was approved is taken up once, by a member', async () => {
    const [row] = await listed();
    await support.value('approveAgentApplication', { path: { id: row?.id ?? '' } });
    const path = { ticket: row?.ticket ?? '' };
    const member = await gateway.login('bopha', PASSWORD);
    expect(await gateway.value('takeUpAgency', { path }, member)).toMatchObject({ state: 'APPROVED', isTaken: true });
    expect((await gateway.call('getAgentOverview', {}, member)).status).toBe(200);
    await makeMember(db, { username: 'second', passwordHash });
    const second = await gateway.login('second', PASSWORD);
    expect((await gateway.call('takeUpAgency', { path }, second)).json.error?.code).toBe('NOT_FOUND');
  });

  test('goes 180 days after its rejection, and stays with an account that it has made that of an agent', async () => {
    await db
      .updateTable('agent_application')
      .set({ decided_at: new Date(Date.now() - 181 * 86_400_000) })
      .execute();
    await purgeApplications(db);
    const left = await db.selectFrom('agent_application').select(['state', 'member_id']).execute();
    expect(left).toHaveLength(2);
    expect(left.every(({ state, member_id }) => state === 'APPROVED' && member_id !== null)).toBe(true);
  });
});
