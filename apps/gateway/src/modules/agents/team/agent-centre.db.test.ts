/** Why this file stays whole: one team and what it has played are looked at by every page of the agent centre. */
import { randomUUID } from 'node:crypto';
import type {
  AgentOverview,
  AgentTeamList,
  AgentTeamTotals,
  TeamBetList,
  TeamBetTotals,
  TeamLossList,
  TeamLossTotals,
  TeamMovementList,
  TeamMovementTotals,
} from '@mekong/api-client/contract/types';
import { type KyselyPlugin, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeMember } from '../../../../db/seed/builders.ts';
import { makeContract } from '../../../../db/seed/contracts.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { cheapHash, PASSWORD, seedSmallWorld } from '../../../../test/people.ts';
import { takeSeat } from '../../../../test/seat.ts';
import type { SignedIn } from '../../../contract/actor.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import { localDay } from '../../../kernel/days.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { windowOf } from '../../../kernel/jobs/calendar.ts';
import { parseMoney } from '../../../kernel/money.ts';
import { transfer } from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import { createTeamBets } from '../../records/team-bets.service.ts';
import { sequenceResults } from '../../results/sequencer.ts';
import type { Settings, SettingsInForce } from '../../system/settings.service.ts';
import { SETTINGS } from '../../system/settings.ts';
import { countLargeTeams } from './cycles.ts';
import { createTeam } from './team.service.ts';

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
const passwordHash = await cheapHash(PASSWORD);
for (const type of [2, 41, 42] as const)
  await makeMember(t.db.kysely, { username: `agent${type}`, passwordHash, type });
const gateway = await testGateway(t);

const enter = async (username: string, password = PASSWORD, loginAs = 'agent') => {
  const answer = await gateway.call('login', { body: { username, password, type: 'username', loginAs } });
  return { status: answer.status, code: answer.json.error?.code, cookie: answer.headers['set-cookie'] };
};
const sessionsOf = (username: string) =>
  t.db.kysely
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select('session.id')
    .where('member.username', '=', username)
    .execute();

describe('the entrance of agents', () => {
  test.each(['dara', 'agent2', 'agent41', 'agent42'])('lets %s in', async (username) => {
    expect((await enter(username)).status).toBe(200);
  });

  test.each(['sokha', 'trial'])('refuses %s, who is no agent, and opens no session', async (username) => {
    expect(await enter(username)).toMatchObject({ status: 403, code: 'AUTH_NOT_AGENT' });
    expect(await sessionsOf(username)).toEqual([]);
  });

  test('tells nobody without the password who is an agent', async () => {
    const answers = [];
    for (const username of ['dara', 'sokha', 'nobody-at-all']) answers.push((await enter(username, 'Wrong#2026')).code);
    expect(answers).toEqual(['AUTH_BAD_CREDENTIALS', 'AUTH_BAD_CREDENTIALS', 'AUTH_BAD_CREDENTIALS']);
  });

  test('is one of two: the entrance of members refuses agents', async () => {
    expect(await enter('dara', PASSWORD, 'member')).toMatchObject({ status: 403, code: 'AUTH_NOT_MEMBER' });
    expect((await enter('sokha', PASSWORD, 'member')).status).toBe(200);
  });
});

/** A deposit that has arrived. */
async function payIn(db: Executor, memberId: string, amount: string): Promise<void> {
  const order = {
    minimum: '0',
    fee_fixed: '0',
    fee_ppm: 0,
    fee_step: '1',
    takes_parts: false,
    state: 'COMPLETED',
  } as const;
  const paid = { provider: 'SANDBOX', method: 'KHQR', currency: 'KHR', amount: parseMoney(amount).toString() };
  const { id } = await db
    .insertInto('deposit_order')
    .values({ ...order, ...paid, order_no: randomUUID(), member_id: memberId, kind: 'QR', expires_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('deposit_payment')
    .values({
      ...{ ...paid, payment_ref: randomUUID(), order_id: id, fee: '0', member_fee: '0', state: 'APPLIED' },
      paid_at: new Date(),
    })
    .execute();
}

describe('the team of an agent', async () => {
  const zone = 'Asia/Phnom_Penh';
  const db = t.db.kysely;
  const member = (username: string, uplineId: string, type: 0 | 1 = 0) =>
    makeMember(db, { username, passwordHash, type, uplineId, balance: parseMoney('1000') });
  const rithy = await member('rithy', people.dara, 1);
  const bopha = await member('bopha', rithy);
  const chan = await member('chanmony', rithy, 1);
  const phal = await member('phalla', chan);
  const dara = await gateway.login('dara', PASSWORD);
  type Session = typeof dara;
  const now = new Date();
  const [day, yesterday] = [localDay(now, zone), localDay(new Date(now.getTime() - 86_400_000), zone)];
  const days = { from: yesterday, to: day };

  const play = async (memberId: string, stake: string, payout: string) => {
    const seat = await takeSeat(db, { vendor: 'HOUSE', gameId: 'lotus-fortune', memberId });
    const roundId = randomUUID();
    await seat.bet(roundId, parseMoney(stake));
    await seat.win(roundId, parseMoney(payout), { endRound: true });
  };
  const list = (query: object = {}) =>
    gateway.value<AgentTeamList>('listAgentTeam', { query: { ...days, ...query } }, dara);
  const totals = (query: object = {}) =>
    gateway.value<AgentTeamTotals>('getAgentTeamTotals', { query: { ...days, ...query } }, dara);
  const lossTotals = () => gateway.value<TeamLossTotals>('getTeamLossTotals', { query: days }, dara);
  const codeOf = async (operation: Parameters<typeof gateway.call>[0], call: Parameters<typeof gateway.call>[1]) =>
    (await gateway.call(operation, call, dara)).json.error?.code;

  beforeAll(async () => {
    await play(people.sokha, '100', '40');
    await play(bopha, '50', '80');
    await play(phal, '30', '0');
    await play(rithy, '20', '0');
    await sequenceResults(db, zone);
  });

  test('is shown a level at a time, each account with everybody below, and no name in full', async () => {
    const { content } = await list();
    expect(content.map(({ joinedAt: _at, lastLoginAt: _login, ...row }) => row)).toEqual([
      {
        ...{ memberId: rithy, name: 'r***y', kind: 'AGENT', state: 'ACTIVE', level: 1, direct: 2, team: 3, bets: 3 },
        ...{ contracts: 0, balance: '980.0000', deposits: '0.0000', validBet: '100.0000', ggr: '20.0000' },
      },
      {
        ...{
          memberId: people.sokha,
          name: 's***a',
          kind: 'MEMBER',
          state: 'ACTIVE',
          level: 1,
          direct: 0,
          team: 0,
          bets: 1,
        },
        ...{ contracts: 0, balance: '999940.0000', deposits: '0.0000', validBet: '100.0000', ggr: '60.0000' },
      },
    ]);
    expect(await totals()).toEqual({
      ...{ currency: 'KHR', count: 2, team: 3, balance: '1000920.0000', deposits: '0.0000' },
      ...{ bets: 4, validBet: '200.0000', ggr: '80.0000', path: [] },
    });
    const below = await list({ parent: chan });
    expect(below.content).toMatchObject([{ memberId: phal, level: 3, validBet: '30.0000' }]);
    expect((await totals({ parent: chan })).path.map(({ memberId }) => memberId)).toEqual([rithy, chan]);
  });

  test('is found by whole names and numbers at any level, and narrowed down by kind, state and age', async () => {
    const found = async (query: object) => (await list(query)).content.map(({ memberId }) => memberId);
    expect(await found({ find: 'PHALLA' })).toEqual([phal]);
    expect(await found({ find: phal })).toEqual([phal]);
    expect(await found({ find: 'phal' })).toEqual([]);
    expect(await found({ find: 'trial' })).toEqual([]);
    expect(await found({ kind: 'AGENT' })).toEqual([rithy]);
    expect(await found({ state: 'LOCKED' })).toEqual([]);
    expect(await found({ joinedDays: 1 })).toHaveLength(2);
    expect(await found({ level: 2 })).toEqual([chan, bopha]);
    expect(await totals({ level: 2 })).toMatchObject({ count: 2, bets: 2, validBet: '80.0000', path: [] });
    expect(await found({ level: 3, parent: rithy })).toEqual([phal]);
    expect(await found({ level: 2, find: 'phalla' })).toEqual([]);
    expect(await codeOf('listAgentTeam', { query: { ...days, level: 1, parent: rithy } })).toBe('VALIDATION_FAILED');
    const { content, nextCursor } = await list({ pageSize: 1 });
    expect(content).toHaveLength(1);
    expect(await found({ pageSize: 1, cursor: nextCursor })).toEqual([people.sokha]);
  });

  test('stands in each order page by page, nobody twice, with names in the order of what is shown of them', async () => {
    const orders = {
      '-joined': [rithy, people.sokha],
      joined: [people.sokha, rithy],
      name: [rithy, people.sokha],
      '-name': [people.sokha, rithy],
      validBet: [people.sokha, rithy],
      '-validBet': [rithy, people.sokha],
      '-ggr': [people.sokha, rithy],
    };
    const joined = (days: number) =>
      sql`update member set registered_at = registered_at + make_interval(days => ${days})
        where id = ${people.sokha}::bigint`.execute(db);
    await joined(-3);
    for (const [sort, order] of Object.entries(orders)) {
      const first = await list({ sort, pageSize: 1 });
      const second = await list({ sort, pageSize: 1, cursor: first.nextCursor });
      // equal ones by their numbers
      const found = [...first.content, ...second.content].map(({ memberId }) => memberId);
      expect(found, sort).toEqual(order);
      expect(second.nextCursor).toBeUndefined();
      expect(await codeOf('listAgentTeam', { query: { ...days, pageSize: 1, cursor: `${first.nextCursor}` } })).toBe(
        sort === '-joined' ? undefined : 'VALIDATION_FAILED',
      );
    }
    await gateway.login('rithy', PASSWORD);
    const logins = async (sort: string) => (await list({ sort })).content.map(({ memberId }) => memberId);
    expect((await logins('-login'))[0]).toBe(rithy);
    expect((await logins('login')).at(-1)).toBe(rithy);
    const file = await gateway.call('getAgentTeamCsv', { query: { ...days, sort: 'joined' } }, dara);
    expect(
      file.text
        .split('\r\n')
        .slice(1, 3)
        .map((line) => line.split(',')[0]),
    ).toEqual([people.sokha, rithy]);
    await joined(3);
  });

  test('shows when an account has last logged in, and how many contracts its agent has with it', async () => {
    const of = async (session: Session) =>
      (await gateway.value<AgentTeamList>('listAgentTeam', { query: { ...days, find: 'chanmony' } }, session))
        .content[0];
    const own = await gateway.login('rithy', PASSWORD);
    expect(await of(own)).toMatchObject({ level: 1, contracts: 0 });
    expect(await of(own)).not.toHaveProperty('lastLoginAt');
    const tier = { outcome: 'ANY', volume: 0n, active: 0, rateType: 'P', rate: 1_000n } as const;
    const terms = { period: 'day', activeFrom: 0n, carry: 'NONE', deductions: [], tiers: [tier] } as const;
    for (const state of ['OFFERED', 'REJECTED'] as const)
      await makeContract(db, { ...{ kind: 'DAILY', uplineId: rithy, downlineId: chan, terms, state } });
    await gateway.login('chanmony', PASSWORD);
    expect(await of(own)).toMatchObject({ contracts: 1, lastLoginAt: expect.stringMatching(/^20/) });
    // contracts of others are no business of whoever stands further up
    expect(await of(dara)).toMatchObject({ level: 2, contracts: 0 });
  });

  test('does not exist for whoever stands beside it, and days are checked', async () => {
    const { id: other } = await db
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'agent2')
      .executeTakeFirstOrThrow();
    for (const parent of [other, people.trial, '999999999']) {
      expect(await codeOf('listAgentTeam', { query: { ...days, parent } })).toBe('NOT_FOUND');
      expect(await codeOf('getAgentTeamTotals', { query: { ...days, parent } })).toBe('NOT_FOUND');
      const remark = { path: { memberId: parent }, body: { remark: 'x' } };
      expect(await codeOf('setAgentRemark', remark)).toBe('NOT_FOUND');
    }
    expect(await codeOf('setAgentRemark', { path: { memberId: people.dara }, body: { remark: 'x' } })).toBe(
      'NOT_FOUND',
    );
    for (const wrong of [
      { from: day, to: yesterday },
      { from: '2026-01-01', to: '2026-12-31' },
      { from: '2026-13-01', to: day },
    ])
      expect(await codeOf('listAgentTeam', { query: wrong })).toBe('VALIDATION_FAILED');
  });

  test('has remarks that the agent alone sees, and takes away', async () => {
    const note = (remark: string) =>
      gateway.value('setAgentRemark', { path: { memberId: bopha }, body: { remark } }, dara);
    expect(await note(' Kampot ')).toEqual({ remark: 'Kampot' });
    const of = async () => (await list({ find: 'bopha' })).content[0]?.remark;
    expect(await of()).toBe('Kampot');
    const own = await gateway.login('rithy', PASSWORD);
    const { content } = await gateway.value<AgentTeamList>('listAgentTeam', { query: { ...days, find: 'bopha' } }, own);
    expect(content).toMatchObject([{ memberId: bopha, level: 1 }]);
    expect(content[0]).not.toHaveProperty('remark');
    expect(await note('')).toEqual({});
    expect(await of()).toBeUndefined();
  });

  test('shows its bets by masked names, at every level and narrowed down, with the sums of all of them', async () => {
    const query = { from: `${yesterday}T00:00:00Z`, to: new Date(now.getTime() + 86_400_000).toISOString() };
    const bets = (more: object = {}) =>
      gateway.value<TeamBetList>('listTeamBets', { query: { ...query, ...more } }, dara);
    const sums = (more: object = {}) =>
      gateway.value<TeamBetTotals>('getTeamBetTotals', { query: { ...query, ...more } }, dara);
    const who = async (more: object) => (await bets(more)).content.map(({ member: { memberId } }) => memberId);
    const { content } = await bets();
    expect(content.map(({ member: { name }, level, stake, net }) => [name, level, stake, net])).toEqual([
      ['r***y', 1, '20.0000', '-20.0000'],
      ['p****a', 3, '30.0000', '-30.0000'],
      ['b***a', 2, '50.0000', '30.0000'],
      ['s***a', 1, '100.0000', '-60.0000'],
    ]);
    expect(content[0]).not.toHaveProperty('balanceAfter');
    expect(await sums()).toMatchObject({ count: 4, stake: '200.0000', payout: '120.0000', net: '-80.0000', path: [] });
    expect(await who({ parent: rithy })).toEqual([rithy, phal, bopha]);
    expect(await sums({ parent: chan })).toMatchObject({ count: 1, path: [{ memberId: rithy }, { memberId: chan }] });
    expect(await who({ level: 1 })).toEqual([rithy, people.sokha]);
    expect(await who({ find: 'BOPHA' })).toEqual([bopha]);
    expect(await who({ find: 'trial' })).toEqual([]);
    expect(await who({ status: 'WON' })).toEqual([bopha]);
    const first = await bets({ pageSize: 3 });
    expect(await who({ pageSize: 3, cursor: first.nextCursor })).toEqual([people.sokha]);
    expect(await codeOf('listTeamBets', { query: { ...query, level: 1, cursor: `${first.nextCursor}` } })).toBe(
      'VALIDATION_FAILED',
    );
    for (const parent of [people.trial, '999999999'])
      for (const operation of ['listTeamBets', 'getTeamBetTotals'] as const)
        expect(await codeOf(operation, { query: { ...query, parent } })).toBe('NOT_FOUND');
  });

  test('shows who has lost most with everybody below, what was paid in, and who has not bet', async () => {
    await payIn(db, phal, '5000');
    const losses = (query: object = {}, session = dara) =>
      gateway.value<TeamLossList>('listTeamLosses', { query: { ...days, ...query } }, session);
    const none = { bonus: '0.0000', withdrawals: '0.0000' };
    const { content, nextCursor } = await losses({ pageSize: 1 });
    expect(content).toEqual([
      {
        ...{ memberId: people.sokha, name: 's***a', kind: 'MEMBER', level: 1, team: 0, lastDay: day, bets: 1, ...none },
        ...{ deposits: '0.0000', stake: '100.0000', validBet: '100.0000', payout: '40.0000', net: '-60.0000' },
      },
    ]);
    expect((await losses({ pageSize: 1, cursor: nextCursor })).content).toEqual([
      {
        ...{ memberId: rithy, name: 'r***y', kind: 'AGENT', level: 1, team: 3, lastDay: day, bets: 3, ...none },
        ...{ deposits: '5000.0000', stake: '100.0000', validBet: '100.0000', payout: '80.0000', net: '-20.0000' },
      },
    ]);
    for (const sort of ['-net', '-stake']) {
      const first = await losses({ sort, pageSize: 1 });
      const second = await losses({ sort, pageSize: 1, cursor: first.nextCursor });
      expect([...first.content, ...second.content].map(({ memberId }) => memberId)).toEqual([rithy, people.sokha]);
    }
    const sums = (query: object = {}) =>
      gateway.value<TeamLossTotals>('getTeamLossTotals', { query: { ...days, ...query } }, dara);
    expect(await sums()).toMatchObject({
      count: 2,
      deposits: '5000.0000',
      stake: '200.0000',
      net: '-80.0000',
      path: [],
    });
    expect(await sums({ parent: chan, activity: 'PLAYED' })).toMatchObject({ count: 1, net: '-30.0000' });
    expect((await losses({ activity: 'QUIET' })).content).toEqual([]);
    expect((await losses({ find: 'phalla' })).content).toMatchObject([{ level: 3, deposits: '5000.0000' }]);
    // team management says the same of what was paid in
    const paidIn = async (query: object) =>
      (await list(query)).content.map(({ memberId, deposits }) => [memberId, deposits]);
    expect(await paidIn({ sort: 'joined' })).toEqual([
      [people.sokha, '0.0000'],
      [rithy, '5000.0000'],
    ]);
    expect(await paidIn({ parent: chan })).toEqual([[phal, '5000.0000']]);
    expect(await paidIn({ parent: chan, to: yesterday })).toEqual([[phal, '0.0000']]);
    expect((await totals()).deposits).toBe('5000.0000');
    expect((await totals({ kind: 'MEMBER' })).deposits).toBe('0.0000');
    for (const operation of ['listTeamLosses', 'getTeamLossTotals'] as const)
      expect(await codeOf(operation, { query: { ...days, parent: people.trial } })).toBe('NOT_FOUND');
  });

  test('shows how its money moved, without bets, by masked names', async () => {
    const query = { from: `${yesterday}T00:00:00Z`, to: new Date(now.getTime() + 86_400_000).toISOString() };
    const moves = (more: object = {}) =>
      gateway.value<TeamMovementList>('listTeamMovements', { query: { ...query, ...more } }, dara);
    await post(db, transfer({ member: rithy, receiver: phal, currency: 'KHR', amount: parseMoney('5'), key: 'gift' }));
    const { content, nextCursor } = await moves({ pageSize: 1 });
    const rest = await moves({ cursor: nextCursor, pageSize: 1 });
    expect([...content, ...rest.content].map(({ member: { name }, kind, amount }) => [name, kind, amount])).toEqual([
      ['p****a', 'TRANSFER_IN', '5.0000'],
      ['r***y', 'TRANSFER_OUT', '-5.0000'],
    ]);
    expect(content[0]?.balanceAfter).toBe('975.0000');
    expect((await moves({ find: 'bopha' })).content.map(({ kind }) => kind)).toEqual(['GRANT']);
    const sums = { query: { ...query, parent: rithy, kind: 'TRANSFER_OUT' } };
    expect(await gateway.value<TeamMovementTotals>('getTeamMovementTotals', sums, dara)).toEqual({
      ...{ currency: 'KHR', count: 1, credit: '0.0000', debit: '5.0000', net: '-5.0000' },
      path: [{ memberId: rithy, name: 'r***y' }],
    });
    for (const operation of ['listTeamMovements', 'getTeamMovementTotals'] as const)
      expect(await codeOf(operation, { query: { ...query, parent: people.trial } })).toBe('NOT_FOUND');
  });

  test('is summed up for today and the days before, without what the agent plays', async () => {
    await play(people.dara, '500', '0');
    await sequenceResults(db, zone);
    const overview = await gateway.value<AgentOverview>('getAgentOverview', { query: { days: 2 } }, dara);
    const figures = { bets: 4, validBet: '200.0000', ggr: '80.0000', income: '0.0000' };
    expect(overview).toMatchObject({
      // sokha, rithy and chanmony have logged in; so has the agent, who is not of the team
      team: { members: 5, agents: 2, joinedToday: 5, online: 3 },
      figures: { from: day, to: day, active: 4, net: '80.0000', deposits: '5000.0000', paid: '0.0000', ...figures },
      before: { from: yesterday, to: yesterday, active: 0, bets: 0, validBet: '0.0000', deposits: '0.0000' },
      days: [{ day: yesterday }, { day, ...figures }],
      top: [
        { memberId: people.sokha, team: 0, validBet: '100.0000' },
        { memberId: rithy, team: 3, validBet: '100.0000' },
      ],
    });
    expect(Date.parse(overview.asOf)).toBeLessThanOrEqual(Date.now());
  });

  test('is summed up for the cycle of the dividend, with those who have bet enough, and for the cycle before', async () => {
    const of = (period: string) => gateway.value<AgentOverview>('getAgentOverview', { query: { period } }, dara);
    const half = windowOf('half-month', now, zone);
    const [first, lastBefore] = [half.start, new Date(half.start.getTime() - 1)].map((one) => localDay(one, zone));
    // nobody has bet 1,000
    expect(await of('CYCLE')).toMatchObject({
      figures: { from: first, to: day, active: 0, activeFrom: '1000.0000', bets: 4, validBet: '200.0000' },
      before: { to: lastBefore, bets: 0 },
    });
    const terms = { period: 'day', activeFrom: parseMoney('100'), carry: 'NONE', deductions: [] } as const;
    const tier = { outcome: 'ANY', volume: 0n, loss: 0n, active: 0, rateType: 'P', rate: 100_000n } as const;
    await makeContract(db, {
      ...{ kind: 'DIVIDEND', uplineId: null, downlineId: people.dara, terms: { ...terms, tiers: [tier] } },
    });
    expect(await of('CYCLE')).toMatchObject({
      figures: { from: day, to: day, active: 1, activeFrom: '100.0000', bets: 4 },
      before: { from: yesterday, to: yesterday },
    });
    expect((await of('LAST_CYCLE')).figures).toMatchObject({ from: yesterday, to: yesterday, active: 0, bets: 0 });
  });

  test('keeps with an agent what was played below him, when a team gets another upline', async () => {
    const other = await member('vichet', people.dara, 1);
    const upper = await gateway.login('vichet', PASSWORD);
    const of = async (session: Session, query: object = {}) =>
      (await gateway.value<AgentTeamList>('listAgentTeam', { query: { ...days, ...query } }, session)).content.map(
        ({ memberId, validBet }) => [memberId, validBet],
      );
    const own = await of(dara);
    const paidIn = async () => {
      const { content } = await gateway.value<TeamLossList>('listTeamLosses', { query: days }, upper);
      return content.map(({ memberId, deposits, net }) => [memberId, deposits, net]);
    };
    await db.updateTable('member').set({ upline_id: other }).where('id', '=', chan).execute();
    await db
      .insertInto('agent_move')
      .values({
        ...{ member_id: chan, from_id: rithy, to_id: other, state: 'DONE', reason: 'asked', asked_by: 'operator' },
        ...{ due_at: new Date(), asked_at: new Date(), done_at: new Date() },
      })
      .execute();
    expect(await paidIn()).toEqual([[chan, '0.0000', '0.0000']]);
    const [moved] = (await gateway.value<AgentTeamList>('listAgentTeam', { query: days }, upper)).content;
    expect(moved).toMatchObject({ memberId: chan, deposits: '0.0000' });
    expect(await of(upper)).toEqual([[chan, '0.0000']]);
    expect(await of(upper, { parent: chan })).toEqual([[phal, '0.0000']]);
    expect(await of(dara)).toEqual(own);
    await play(phal, '70', '0');
    await sequenceResults(db, zone);
    expect(await of(upper)).toEqual([[chan, '70.0000']]);
    expect(await of(upper, { parent: chan })).toEqual([[phal, '70.0000']]);
    expect((await of(dara)).at(0)).toEqual([other, '70.0000']);
    const former = await gateway.login('rithy', PASSWORD);
    expect(await of(former)).toEqual([[bopha, '50.0000']]);
    // what the team that has left played below rithy is in the sums, beside those who are there
    const sums = (query: object = {}) =>
      gateway.value<AgentTeamTotals>('getAgentTeamTotals', { query: { ...days, ...query } }, former);
    expect(await sums()).toMatchObject({
      ...{ count: 1, bets: 2, validBet: '80.0000' },
      former: { bets: 1, validBet: '30.0000', ggr: '30.0000' },
    });
    const lost = async (query: object = {}) =>
      gateway.value<TeamLossTotals>('getTeamLossTotals', { query: { ...days, ...query } }, former);
    expect(await lost()).toMatchObject({
      ...{ count: 1, bets: 2, validBet: '80.0000', net: '0.0000' },
      former: { bets: 1, deposits: '0.0000', stake: '30.0000', payout: '0.0000', net: '-30.0000' },
    });
    expect(await lost({ activity: 'PLAYED' })).not.toHaveProperty('former');
    expect(await sums({ kind: 'MEMBER' })).not.toHaveProperty('former');
    expect(await totals()).not.toHaveProperty('former');
    expect(await totals({ parent: rithy })).toMatchObject({ former: { bets: 1, validBet: '30.0000' } });
  });

  test('counts once what a member who comes up within the team has played before', async () => {
    const [before, lostBefore] = [await totals(), await lossTotals()];
    await db.updateTable('member').set({ upline_id: people.dara }).where('id', '=', phal).execute();
    await play(phal, '9', '0');
    await sequenceResults(db, zone);
    const { content } = await list();
    expect(content.find(({ memberId }) => memberId === phal)).toMatchObject({ bets: 1, validBet: '9.0000' });
    const [now, lost] = [await totals(), await lossTotals()];
    const sum = content.reduce((all, { validBet }) => all + parseMoney(validBet), 0n);
    expect([parseMoney(now.validBet), now.bets]).toEqual([sum, before.bets + 1]);
    expect(parseMoney(lost.stake)).toBe(parseMoney(lostBefore.stake) + parseMoney('9'));
    // nobody has left the team
    for (const sums of [now, lost]) expect(sums).not.toHaveProperty('former');
    // the levels above keep what was played below them
    expect((await totals({ parent: rithy })).former).toMatchObject({ validBet: '30.0000' });
    // and a search finds all of it
    expect((await list({ find: 'phalla' })).content).toMatchObject([{ validBet: '109.0000' }]);
    await db.updateTable('member').set({ upline_id: chan }).where('id', '=', phal).execute();
  });

  test('says nothing of money in another currency than that of the agent', async () => {
    const before = await totals();
    const abroad = await makeMember(db, {
      ...{ username: 'abroad', passwordHash, uplineId: people.dara, currency: 'USD', balance: parseMoney('700') },
    });
    const [row] = (await list({ find: abroad })).content;
    expect(row).toMatchObject({ memberId: abroad, deposits: '0.0000', validBet: '0.0000' });
    expect(row).not.toHaveProperty('balance');
    expect(await totals()).toEqual({ ...before, count: before.count + 1 });
    const file = await gateway.call('getAgentTeamCsv', { query: { ...days, find: abroad } }, dara);
    expect(file.text.split('\r\n')[1]?.split(',').slice(10, 13)).toEqual(['KHR', '', '0.0000']);
  });

  // a second transaction beside an open one
  test.runIf(t.engine === 'postgres')(
    'has no former downlines by a result that comes while it is summed',
    { tags: ['race'] },
    async () => {
      let isPlayed = false;
      const between: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          const isTeam = result.rows.some((row) => 'team' in row);
          if (!isTeam || isPlayed) return result;
          isPlayed = true;
          await play(people.sokha, '15', '0');
          await sequenceResults(db, zone);
          return result;
        },
      };
      const team = createTeam({
        db: db.withPlugin(between),
        cursors: {} as Cursors,
        settings: { current: async () => ({ merchant: SETTINGS.merchant.parse({}) }) as SettingsInForce },
      });
      const before = await totals();
      const actor = { memberId: people.dara, currency: 'KHR' } as SignedIn;
      expect(await team.totals(actor, days)).toEqual(before);
      expect(isPlayed).toBe(true);
      expect(await totals()).toMatchObject({ bets: before.bets + 1 });
    },
  );

  describe('as a table for spreadsheets', () => {
    const query = { from: `${yesterday}T00:00:00Z`, to: new Date(now.getTime() + 86_400_000).toISOString() };
    const file = async (more: object = {}, language = 'EN') => {
      const answer = await gateway.call(
        'getTeamBetsCsv',
        { query: { ...query, ...more }, headers: { language } },
        dara,
      );
      expect(answer.status, answer.text).toBe(200);
      const [head = [], ...rows] = answer.text.split('\r\n').map((line) => line.split(','));
      return { answer, head, rows: rows.slice(0, -2), sums: rows.at(-2) ?? [] };
    };

    test('has the bets of its list, by masked names, and the sums that the page and the books have', async () => {
      for (const more of [{}, { level: 1 }, { parent: rithy }, { status: 'WON' }, { find: 'nobody' }]) {
        const asked = { query: { ...query, ...more }, headers: { language: 'EN' } };
        const { content } = await gateway.value<TeamBetList>('listTeamBets', asked, dara);
        const totals = await gateway.value<TeamBetTotals>('getTeamBetTotals', asked, dara);
        const { rows, sums } = await file(more);
        expect(rows.map(([_time, ...cells]) => cells.slice(0, -1))).toEqual(
          content.map(({ betNo, member: who, level, game, vendor, currency, stake, validBet, payout, net }) => [
            ...[betNo, who.memberId, who.name, String(level), game.name, vendor.name, currency],
            ...[stake, validBet, payout, net],
          ]),
        );
        expect(sums).toEqual([
          ...['Total', '', '', '', '', '', '', ''],
          ...[totals.stake, totals.validBet, totals.payout, totals.net, ''],
        ]);
      }
      const { rows } = await sql<{ stake: string; net: string }>`
        select sum(b.stake)::text as stake, sum(b.payout - b.stake)::text as net from bet b
          join lineage_edge le on le.lineage_id = b.lineage_id and le.ancestor = ${people.dara}::bigint`.execute(db);
      const { sums } = await file();
      expect([sums[8], sums[11]].map((amount) => parseMoney(amount ?? '').toString())).toEqual([
        rows[0]?.stake,
        rows[0]?.net,
      ]);
    });

    test.each([
      [
        ...(['getAgentTeamCsv', 'listAgentTeam', 'getAgentTeamTotals'] as const),
        { 11: 'balance', 12: 'deposits', 13: 'validBet', 14: 'ggr' },
      ],
      [
        ...(['getTeamLossesCsv', 'listTeamLosses', 'getTeamLossTotals'] as const),
        { 7: 'deposits', 8: 'withdrawals', 9: 'stake', 10: 'validBet', 11: 'payout', 12: 'bonus', 13: 'net' },
      ],
    ] as const)(
      'has everybody of its list, former downlines, and the sums of the page: %s',
      async (csv, list, sums, figures) => {
        const upper = await gateway.login('rithy', PASSWORD);
        for (const [session, more] of [
          [dara, {}],
          [upper, {}],
          [dara, { find: 'bopha' }],
          [dara, { parent: rithy }],
        ] as const) {
          const asked = { query: { ...days, ...more }, headers: { language: 'EN' } };
          const { content } = await gateway.value<TeamLossList>(list, asked, session);
          const totals = await gateway.value<TeamLossTotals>(sums, asked, session);
          const answer = await gateway.call(csv, asked, session);
          expect(answer.status, answer.text).toBe(200);
          const lines = answer.text.split('\r\n').map((line) => line.split(','));
          const rows = lines.slice(1, -2);
          const isFormer = 'former' in totals;
          expect(rows.map(([id, name]) => [id, name])).toEqual([
            ...content.map(({ memberId, name }) => [memberId, name]),
            ...(isFormer ? [['', 'Former downlines']] : []),
          ]);
          for (const [at, figure] of Object.entries(figures) as [string, 'validBet'][]) {
            // nothing stands for a balance in another currency, nor for what former downlines have in hand
            const cells = rows.map((row) => parseMoney(row[Number(at)] || '0'));
            expect(lines.at(-2)?.[Number(at)]).toBe(totals[figure]);
            expect(cells.reduce((sum, cell) => sum + cell, 0n)).toBe(parseMoney(totals[figure]));
          }
          if (session === upper) expect(isFormer).toBe(true);
        }
        const pdf = await gateway.call(csv.replace('Csv', 'Pdf') as typeof csv, { query: days }, dara);
        expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
        for (const parent of [people.trial, '999999999'])
          expect(await codeOf(csv, { query: { ...days, parent } })).toBe('NOT_FOUND');
      },
    );

    test('of money has the movements of its list and what they come to', async () => {
      for (const more of [{}, { kind: 'TRANSFER_OUT' }, { find: 'nobody' }]) {
        const asked = { query: { ...query, ...more }, headers: { language: 'EN' } };
        const { content } = await gateway.value<TeamMovementList>('listTeamMovements', asked, dara);
        const { net } = await gateway.value<TeamMovementTotals>('getTeamMovementTotals', asked, dara);
        const answer = await gateway.call('getTeamMovementsCsv', asked, dara);
        const lines = answer.text.split('\r\n').map((line) => line.split(','));
        expect(lines.slice(1, -2).map((line) => [line[1], line[3], line[6], line[7]])).toEqual(
          content.map(({ member, no, amount, balanceAfter }) => [member.memberId, no, amount, balanceAfter]),
        );
        expect(lines.at(-2)?.[6]).toBe(net);
      }
      const pdf = await gateway.call('getTeamMovementsPdf', { query }, dara);
      expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(await codeOf('getTeamMovementsCsv', { query: { ...query, parent: people.trial } })).toBe('NOT_FOUND');
    });

    test('is named by its days, opens as UTF-8, and speaks the language of its reader', async () => {
      const { answer, head } = await file();
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': expect.stringMatching(
          new RegExp(`^attachment; filename="team_bets_${yesterday}_[0-9-]{10}\\.csv"$`),
        ),
      });
      expect(answer.bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
      expect(head.slice(0, 5)).toEqual(['\uFEFFTime (GMT+7)', 'Bet number', 'Number', 'Account', 'Level']);
      const khmer = await file({}, 'KM');
      expect(khmer.head.slice(2, 5)).toEqual(['លេខ', 'គណនី', 'កម្រិត']);
      expect(khmer.sums[0]).toBe('សរុប');
    });

    test('never runs the name of a game as a formula', async () => {
      const names = (name: string) =>
        sql`update game set names = jsonb_set(names, '{EN}', to_jsonb(${name}::text))
        where game_id = 'lotus-fortune'`.execute(db);
      const before = (await file()).rows[0]?.[5] ?? '';
      await names('=1+1');
      expect((await file()).rows[0]?.[5]).toBe("'=1+1");
      await names(before);
    });

    test('does not exist beside the own team, nor for members', async () => {
      for (const parent of [people.trial, '999999999'])
        expect(await codeOf('getTeamBetsCsv', { query: { ...query, parent } })).toBe('NOT_FOUND');
      const sokha = await gateway.login('sokha', PASSWORD);
      expect((await gateway.call('getTeamBetsCsv', { query }, sokha)).json.error?.code).toBe('AUTH_NOT_AGENT');
    });

    test('is read in pieces, each bet once whatever is bet meanwhile, and refused above its limit', async () => {
      const bets = createTeamBets({
        settings: { current: async () => ({ merchant: SETTINGS.merchant.parse({}) }) } as Settings,
        ...{ db, cursors: {} as Cursors, now: () => new Date() },
        teamPath: async () => [],
      });
      const actor = { memberId: people.dara, currency: 'KHR' } as SignedIn;
      const before = (await file()).rows.map(([, betNo]) => betNo);
      const seen: string[][] = [];
      const { pieces } = await bets.each(actor, query, 'EN', { limit: before.length, piece: 4 });
      for await (const rows of pieces) {
        seen.push(rows.map(({ betNo }) => betNo));
        if (seen.length === 1) await play(people.sokha, '1', '2');
      }
      expect(seen).toEqual([before.slice(0, 4), before.slice(4)]);
      await expect(bets.each(actor, query, 'EN', { limit: before.length, piece: 3 })).rejects.toMatchObject({
        ...{ code: 'EXPORT_TOO_LARGE', params: { rows: before.length + 1, limit: before.length } },
      });
    });
  });

  test('says of a large team how many have bet enough as a job has counted them, and up to when', async () => {
    const cycle = () => gateway.value<AgentOverview>('getAgentOverview', { query: { period: 'CYCLE' } }, dara);
    const count = () => countLargeTeams(db, { zone, signal: new AbortController().signal, largeFrom: 3 });
    await sequenceResults(db, zone);
    const { active: first, bets } = (await cycle()).figures;
    await count();
    const counted = await cycle();
    expect(counted.figures).toMatchObject({ active: first, bets });
    await play(rithy, '100', '0');
    await sequenceResults(db, zone);
    const later = await cycle();
    expect(later.figures).toMatchObject({ active: first, bets: bets + 1 });
    expect(later.asOf).toBe(counted.asOf);
    await count();
    expect((await cycle()).figures).toMatchObject({ active: first + 1, bets: bets + 1 });
    await play(bopha, '100', '0');
    await sequenceResults(db, zone);
    // the job stands still: whoever asks has them counted anew
    await db
      .updateTable('team_enough')
      .set({ as_of: new Date(Date.now() - 3 * 3_600_000) })
      .execute();
    expect((await cycle()).figures).toMatchObject({ active: first + 2, bets: bets + 2 });
    await count();
    const kept = await db.selectFrom('team_enough').select('members').where('members', '>', 0).execute();
    expect(kept).toContainEqual({ members: first + 2 });
  });
});
