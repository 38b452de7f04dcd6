/** Why this file stays whole: every rule of limits and breaks is tried on one site, whose start costs more than its tests. */
import { randomUUID } from 'node:crypto';
import type { InboxList, PlayLimitHistory, PlayStatistics, SaferPlay } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { makeMember } from '../../../db/seed/builders.ts';
import { type TestSession, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { fakeProvider } from '../../../test/payments.ts';
import { cheapHash, PASSWORD } from '../../../test/people.ts';
import { takeSeat } from '../../../test/seat.ts';
import { withdrawalWorld } from '../../../test/withdrawals.ts';
import type { SignedIn } from '../../contract/actor.ts';
import { createCursors } from '../../contract/cursors.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { Fault } from '../../kernel/fault.ts';
import { createFieldCipher } from '../../kernel/field-cipher.ts';
import { createQueue } from '../../kernel/jobs/queue/queue.ts';
import { parseMoney } from '../../kernel/money.ts';
import { createDeposits } from '../cashier/deposits.service.ts';
import { createMethods } from '../cashier/methods.ts';
import { createPlayGate } from './play-gate.port.ts';

const t = await testDb();
const db = t.db.kysely;
const payouts = await withdrawalWorld(t);
await payouts.reset();
const gateway = await testGateway(t);
const passwordHash = await cheapHash(PASSWORD);
const zone = async () => 'Asia/Phnom_Penh';

const now = () => new Date();
const payIns = fakeProvider();
const deposits = createDeposits({
  ...{ db, queue: createQueue(), cursors: createCursors(createFieldCipher(new Uint8Array(32))) },
  ...{ providers: [payIns.provider], gate: createPlayGate(zone, now), now },
  methods: createMethods([payIns.provider], now),
  collectAtVendors: async () => undefined,
  log: { error: () => undefined, warn: () => undefined } as never,
  publicOrigin: 'https://play.example',
});

let members = 0;
/** A member with 1,000 and a session, and what can be done with both. */
async function player() {
  const username = `player${++members}`;
  const memberId = await makeMember(db, { username, passwordHash, balance: parseMoney('1000') });
  const session = await gateway.login(username, PASSWORD);
  const actor: SignedIn = {
    ...{ role: 'member', memberId, username, type: 0, currency: 'KHR', language: 'EN', sessionId: '1' },
  };
  return {
    username,
    memberId,
    session,
    actor,
    sit: () => takeSeat(db, { vendor: 'HOUSE', gameId: 'lotus-fortune', memberId }),
    limit: (kind: string, period: string, amount?: string) =>
      gateway.call('setPlayLimit', { body: { kind, period, ...(amount && { amount }) } }, session),
    state: () => gateway.value<SaferPlay>('getSaferPlay', {}, session),
    pay: async (amount: string) =>
      (await inTransaction(db, (trx) => deposits.create(trx, actor, { method: 'ONE', amount: `${amount}.0000` })))
        .orderNo,
  };
}
type Player = Awaited<ReturnType<typeof player>>;

const limitOf = ({ limits }: SaferPlay, kind: string, period: string) =>
  limits.find((one) => one.kind === kind && one.period === period);
const launch = (session: TestSession) =>
  gateway.call(
    'launchGame',
    { body: { nodeId: 101, vassalage: 'HOUSE', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 } },
    session,
  );
/** The code that a piece of work is refused with, or `ok`. */
const outcome = async (work: () => Promise<unknown>): Promise<string> => {
  try {
    const answer = await work();
    const code = (answer as { json?: { error?: { code: string } } } | undefined)?.json?.error?.code;
    return code ?? 'ok';
  } catch (error) {
    if (error instanceof Fault) return error.code;
    throw error;
  }
};
/** Puts back when something was asked for, or when a break ends. */
const age = (memberId: string, hours: number) =>
  sql`update play_limit set asked_at = asked_at - make_interval(hours => ${hours}) where member_id = ${memberId}`.execute(
    db,
  );

describe('the matrix of states and operations', () => {
  const nothing = async () => undefined;
  const states: Record<string, (who: Player) => Promise<unknown>> = {
    'no limit': nothing,
    'nothing left to pay in': (who) => who.limit('deposit', 'day', '0.0000'),
    'nothing left to lose': (who) => who.limit('loss', 'week', '20.0000'),
    'nothing left to stake': (who) => who.limit('wager', 'month', '20.0000'),
    'no time left': (who) => who.limit('time', 'day', '0.0000'),
    'a time-out': (who) => gateway.value('takeTimeOut', { body: { period: '24H' } }, who.session),
    'an exclusion': (who) =>
      gateway.value('excludeSelf', { body: { period: '6M', confirmation: who.username.toUpperCase() } }, who.session),
  };
  const [OK, LIMIT, EXCLUDED, KEPT] = ['ok', 'LIMIT_REACHED', 'EXCLUDED', 'DEPOSITS_CLOSED'];
  test.each([
    ['no limit', OK, OK, OK, OK],
    ['nothing left to pay in', LIMIT, OK, OK, LIMIT],
    ['nothing left to lose', OK, OK, LIMIT, OK],
    ['nothing left to stake', OK, OK, LIMIT, OK],
    ['no time left', OK, LIMIT, LIMIT, OK],
    ['a time-out', EXCLUDED, EXCLUDED, EXCLUDED, KEPT],
    ['an exclusion', EXCLUDED, EXCLUDED, EXCLUDED, KEPT],
  ])(
    'with %s: pays in %s, opens a game %s, bets %s, money on its way %s, and everything that brings money back stays open',
    async (state, pays, opens, bets, arrives) => {
      const who = await player();
      const seat = await who.sit();
      const [won, back, open] = [randomUUID(), randomUUID(), randomUUID()];
      await seat.bet(won, parseMoney('10'));
      const taken = await seat.bet(back, parseMoney('5'));
      await seat.bet(open, parseMoney('5'));
      const paid = await who.pay('200');
      await deposits.look(paid);
      const account = await payouts.account('LARGE', who.actor);
      await states[state]?.(who);
      payIns.pay(paid, '200');

      expect({
        payIn: await outcome(() => who.pay('100')),
        launch: await outcome(() => launch(who.session)),
        bet: await outcome(() => seat.bet(randomUUID(), parseMoney('1'))),
        betInOpenRound: await outcome(() => seat.bet(open, parseMoney('1'))),
      }).toEqual({ payIn: pays, launch: opens, bet: bets, betInOpenRound: bets });
      expect({
        win: await outcome(() => seat.win(won, parseMoney('30'))),
        rollback: await outcome(() => seat.rollback(back, taken)),
        endRound: await outcome(() => seat.end(open)),
        moneyOnItsWay: await outcome(() => deposits.look(paid)),
        withdrawal: await outcome(() => payouts.request(account, '100', who.actor)),
        logIn: await outcome(() => gateway.login(who.username, PASSWORD)),
      }).toEqual({ win: OK, rollback: OK, endRound: OK, moneyOnItsWay: OK, withdrawal: OK, logIn: OK });
      const order = await deposits.detail(who.actor, paid);
      expect(order.order).toMatchObject(
        arrives === OK ? { state: 'COMPLETED', credited: '200.0000' } : { state: 'CANCELLED', credited: '0.0000' },
      );
      const kept = await db
        .selectFrom('suspense_item')
        .select('reason')
        .where('member_id', '=', who.memberId)
        .execute();
      expect(kept.map(({ reason }) => reason)).toEqual(arrives === OK ? [] : [arrives]);
    },
  );
});

describe('a limit', () => {
  test('refuses the first stake above it and says what was left and when it begins again', async () => {
    const who = await player();
    const seat = await who.sit();
    await who.limit('wager', 'day', '100.0000');
    await seat.bet(randomUUID(), parseMoney('60'));
    const refused = await seat.bet(randomUUID(), parseMoney('40.0001')).catch((error: Fault) => error);
    expect(refused).toMatchObject({ code: 'LIMIT_REACHED', params: { kind: 'wager', period: 'day', left: '40.0000' } });
    const { resetsAt } = limitOf(await who.state(), 'wager', 'day') ?? {};
    expect((refused as Fault).params.resetsAt).toBe(resetsAt);
    expect(await outcome(() => seat.bet(randomUUID(), parseMoney('40')))).toBe('ok');
    expect(limitOf(await who.state(), 'wager', 'day')).toMatchObject({ used: '100.0000', left: '0.0000' });
  });

  test('of losses counts stakes less what came back', async () => {
    const who = await player();
    const seat = await who.sit();
    await who.limit('loss', 'week', '50.0000');
    const [first, second] = [randomUUID(), randomUUID()];
    await seat.bet(first, parseMoney('30'));
    expect(await outcome(() => seat.bet(second, parseMoney('30')))).toBe('LIMIT_REACHED');
    await seat.bet(second, parseMoney('20'));
    expect(await outcome(() => seat.bet(randomUUID(), parseMoney('1')))).toBe('LIMIT_REACHED');
    await seat.win(first, parseMoney('90'));
    expect(limitOf(await who.state(), 'loss', 'week')).toMatchObject({ used: '-40.0000', left: '90.0000' });
    expect(await outcome(() => seat.bet(randomUUID(), parseMoney('140')))).toBe('LIMIT_REACHED');
    expect(await outcome(() => seat.bet(randomUUID(), parseMoney('90')))).toBe('ok');
  });

  test('gets its room back when a stake is rolled back', async () => {
    const who = await player();
    const seat = await who.sit();
    await who.limit('wager', 'month', '10.0000');
    const round = randomUUID();
    const stake = await seat.bet(round, parseMoney('10'));
    expect(await outcome(() => seat.bet(randomUUID(), parseMoney('1')))).toBe('LIMIT_REACHED');
    await seat.rollback(round, stake);
    expect(await outcome(() => seat.bet(randomUUID(), parseMoney('10')))).toBe('ok');
  });

  test('of deposits counts open orders, and those that end give their room back', async () => {
    const who = await player();
    await who.limit('deposit', 'day', '250.0000');
    const first = await who.pay('200');
    expect(await outcome(() => who.pay('100'))).toBe('LIMIT_REACHED');
    await db.updateTable('deposit_order').set({ state: 'EXPIRED' }).where('order_no', '=', first).execute();
    expect(await outcome(() => who.pay('200'))).toBe('ok');
    expect(limitOf(await who.state(), 'deposit', 'day')).toMatchObject({ used: '200.0000', left: '50.0000' });
  });

  test('of time joins play with gaps up to five minutes, whichever quarters it is in', async () => {
    const who = await player();
    const sign = (minute: string) =>
      sql`select count_play(${who.memberId}::bigint, ${`2026-11-26T${minute}Z`}::timestamptz, 0, 0)`.execute(db);
    for (const minute of ['09:58:00', '10:02:00', '10:04:00', '10:12:00', '10:14:30', '10:19:00']) await sign(minute);
    const { rows } = await sql<{ minutes: string }>`
      select extract(epoch from played) / 60 as minutes from play_quarter
       where member_id = ${who.memberId} order by quarter`.execute(db);
    expect(rows.map(({ minutes }) => Number(minutes))).toEqual([2, 6.5 + 0.5, 4]);
  });

  test('is lowered at once, and raised a day later by a second yes', async () => {
    const who = await player();
    expect(await outcome(() => who.limit('loss', 'day', '100.0000'))).toBe('ok');
    expect(await outcome(() => who.limit('loss', 'day', '80.0000'))).toBe('ok');
    await who.limit('loss', 'day', '500.0000');
    expect(limitOf(await who.state(), 'loss', 'day')).toMatchObject({
      amount: '80.0000',
      asked: { amount: '500.0000' },
    });
    const confirm = () => gateway.call('confirmPlayLimit', { body: { kind: 'loss', period: 'day' } }, who.session);
    expect(await outcome(confirm)).toBe('STATE_STALE');
    await age(who.memberId, 24);
    expect(await outcome(confirm)).toBe('ok');
    expect(limitOf(await who.state(), 'loss', 'day')).toMatchObject({ amount: '500.0000' });
    expect(await outcome(confirm)).toBe('STATE_STALE');
    const { content } = await gateway.value<PlayLimitHistory>('listPlayLimitChanges', {}, who.session);
    expect(content.map(({ step, amount }) => [step, amount])).toEqual([
      ['CONFIRMED', '500.0000'],
      ['ASKED', '500.0000'],
      ['SET', '80.0000'],
      ['SET', '100.0000'],
    ]);
  });

  test('is taken away like a raise, and kept when its owner says so', async () => {
    const who = await player();
    await who.limit('wager', 'week', '100.0000');
    await who.limit('wager', 'week');
    expect(limitOf(await who.state(), 'wager', 'week')?.asked?.amount).toBeUndefined();
    const name = { body: { kind: 'wager', period: 'week' } };
    await gateway.value('keepPlayLimit', name, who.session);
    await age(who.memberId, 25);
    expect(await outcome(() => gateway.call('confirmPlayLimit', name, who.session))).toBe('STATE_STALE');
    await who.limit('wager', 'week');
    await age(who.memberId, 25);
    await gateway.value('confirmPlayLimit', name, who.session);
    expect(limitOf(await who.state(), 'wager', 'week')).not.toHaveProperty('amount');
    expect(await outcome(() => who.limit('wager', 'week'))).toBe('STATE_STALE');
  });

  test('stays as it is when nobody says yes within a week', async () => {
    const who = await player();
    await who.limit('deposit', 'month', '100.0000');
    await who.limit('deposit', 'month', '200.0000');
    await age(who.memberId, 8 * 24);
    expect(limitOf(await who.state(), 'deposit', 'month')).not.toHaveProperty('asked');
    const name = { body: { kind: 'deposit', period: 'month' } };
    expect(await outcome(() => gateway.call('confirmPlayLimit', name, who.session))).toBe('STATE_STALE');
  });

  test('of time is refused above the minutes that there are', async () => {
    const who = await player();
    expect(await outcome(() => who.limit('time', 'day', '1440.0000'))).toBe('ok');
    expect(await outcome(() => who.limit('time', 'week', '10081.0000'))).toBe('VALIDATION_FAILED');
  });
});

describe('a deposit limit that is lowered', () => {
  test('cancels the newest open orders that no longer fit, and keeps the others', async () => {
    const who = await player();
    const orders = [await who.pay('300'), await who.pay('200'), await who.pay('100')];
    const states = () =>
      Promise.all(orders.map(async (order) => (await deposits.detail(who.actor, order)).order.state));
    await who.limit('deposit', 'day', '600.0000');
    expect(await states()).toEqual(['CREATED', 'CREATED', 'CREATED']);
    await who.limit('deposit', 'day', '450.0000');
    expect(await states()).toEqual(['CREATED', 'CANCELLED', 'CANCELLED']);
    expect((await deposits.detail(who.actor, orders[1] ?? '')).order).toMatchObject({ cancelReason: 'LIMIT' });
    const told = await db
      .selectFrom('inbox_message')
      .select('content')
      .where('member_id', '=', who.memberId)
      .where('template', '=', 'depositCancelled')
      .orderBy('id')
      .execute();
    expect(told.map(({ content }) => content)).toMatchObject([
      { order: orders[2], reason: { choice: 'limit' } },
      { order: orders[1], reason: { choice: 'limit' } },
    ]);
    expect(limitOf(await who.state(), 'deposit', 'day')).toMatchObject({ used: '300.0000', left: '150.0000' });
  });
});

describe('messages about own limits and breaks', () => {
  const inboxOf = async ({ session }: Player) =>
    (await gateway.value<InboxList>('listInbox', { headers: { Language: 'EN' } }, session)).content.map(
      ({ title, text }) => `${title}: ${text.replaceAll(/[\u2066-\u2069]/g, '')}`,
    );
  const follow = async () => {
    const job = gateway.modules.work.find(({ name }) => name === 'play-limits.forget');
    if (job && 'everySeconds' in job) await job.run({ db, signal: new AbortController().signal });
  };
  const pass = (who: Player, time: string) =>
    sql`update play_limit set asked_at = asked_at - ${time}::interval where member_id = ${who.memberId}`.execute(db);

  test('say what was set, asked for, waits, and stays, each once', async () => {
    const who = await player();
    await who.limit('time', 'day', '90.0000');
    await who.limit('time', 'day');
    await follow();
    await pass(who, '24 hours');
    await follow();
    await follow();
    await pass(who, '7 days');
    await follow();
    const told = await inboxOf(who);
    expect(told).toHaveLength(4);
    expect(told[3]).toBe('Your limit is set: Time played per day: at most 90 minutes. It is in force now.');
    expect(told[2]).toMatch(/^You asked for a higher limit: Time played per day: no limit\. Confirm it between /);
    expect(told[1]).toMatch(/^Your higher limit waits for your yes: /);
    expect(told[0]).toBe('Your limit stays as it is: Time played per day: at most 90 minutes.');
  });

  test('say until when a break goes on', async () => {
    const who = await player();
    await gateway.value('takeTimeOut', { body: { period: '24H' } }, who.session);
    await gateway.value('excludeSelf', { body: { period: 'LIFE', confirmation: who.username } }, who.session);
    const [exclusion, timeOut] = await inboxOf(who);
    expect(timeOut).toMatch(/^You are taking a break: Games and deposits are closed until .* You can withdraw/);
    expect(exclusion).toMatch(/: Games and deposits are closed for life\. You can withdraw/);
  });
});

describe('bets at once', { tags: ['race'] }, () => {
  test('at the last units of a limit take exactly what is left', async () => {
    const who = await player();
    const seat = await who.sit();
    await who.limit('wager', 'day', '50.0000');
    const outcomes = await Promise.all(
      Array.from({ length: 24 }, () => outcome(() => seat.bet(randomUUID(), parseMoney('10')))),
    );
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(5);
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'LIMIT_REACHED']));
    expect(limitOf(await who.state(), 'wager', 'day')).toMatchObject({ used: '50.0000' });
  });
});

describe('a break', () => {
  test('of 24 hours can be made longer and not shorter', async () => {
    const who = await player();
    const rest = (period: string) => gateway.call('takeTimeOut', { body: { period } }, who.session);
    expect(await outcome(() => rest('7D'))).toBe('ok');
    expect(await outcome(() => rest('24H'))).toBe('STATE_STALE');
    expect(await outcome(() => rest('30D'))).toBe('ok');
    expect((await who.state()).break).toMatchObject({ kind: 'TIME_OUT', period: '30D', isOver: false });
  });

  test('of an exclusion asks for the user name, ends games and deposits, and only grows', async () => {
    const who = await player();
    const order = await who.pay('200');
    const code = (await launch(who.session)).json.value as { gameSessionId: string };
    const exclude = (period: string, confirmation = who.username) =>
      gateway.call('excludeSelf', { body: { period, confirmation } }, who.session);
    expect(await outcome(() => exclude('1Y', 'yes'))).toBe('VALIDATION_FAILED');
    expect(await outcome(() => exclude('1Y'))).toBe('ok');
    expect(await outcome(() => exclude('6M'))).toBe('STATE_STALE');
    expect(await outcome(() => exclude('LIFE'))).toBe('ok');
    expect(await outcome(() => exclude('5Y'))).toBe('STATE_STALE');
    expect((await who.state()).break).not.toHaveProperty('until');
    expect((await deposits.detail(who.actor, order)).order).toMatchObject({
      state: 'CANCELLED',
      cancelReason: 'CLOSED',
    });
    const ended = await db
      .selectFrom('game_session')
      .select(sql<boolean>`launch_expires_at <= now()`.as('isOver'))
      .where('id', '=', code.gameSessionId)
      .executeTakeFirst();
    expect(ended).toEqual({ isOver: true });
  });

  test('that is an exclusion lets money out that had to be played first', async () => {
    const who = await player();
    payouts.decide({ turnoverPercent: 100 });
    const order = await who.pay('200');
    await deposits.look(order);
    payIns.pay(order, '200');
    await deposits.look(order);
    const account = await payouts.account('LARGE', who.actor);
    const all = () => payouts.request(account, '1200', who.actor);
    expect(await outcome(all)).toBe('WALLET_INSUFFICIENT');
    await gateway.value('takeTimeOut', { body: { period: '24H' } }, who.session);
    expect(await outcome(all)).toBe('WALLET_INSUFFICIENT');
    await gateway.value('excludeSelf', { body: { period: '6M', confirmation: who.username } }, who.session);
    // also when a time-out ends after it
    await sql`
      update play_break set until = now() + interval '1 hour' where member_id = ${who.memberId} and kind = 'EXCLUSION'
    `.execute(db);
    expect(await outcome(all)).toBe('ok');
    payouts.decide({ turnoverPercent: 0 });
  });

  test('that is an exclusion lets money out without an identity check, which operators decide', async () => {
    const who = await player();
    payouts.decide({ needsIdentity: true });
    const account = await payouts.account('LARGE', who.actor);
    const all = () => payouts.request(account, '1000', who.actor);
    expect(await outcome(all)).toBe('KYC_REQUIRED');
    await gateway.value('takeTimeOut', { body: { period: '24H' } }, who.session);
    expect(await outcome(all)).toBe('KYC_REQUIRED');
    await gateway.value('excludeSelf', { body: { period: '6M', confirmation: who.username } }, who.session);
    expect(await payouts.withdrawals.withdrawable(who.actor)).toMatchObject({
      identity: 'DONE',
      withdrawable: '1000.0000',
    });
    const orderNo = (await all()) as unknown as string;
    await payouts.payouts.look(orderNo);
    const row = await db
      .selectFrom('withdraw_order')
      .select(['state', 'flags'])
      .where('order_no', '=', orderNo)
      .execute();
    expect(row).toMatchObject([{ state: 'REVIEW', flags: expect.arrayContaining(['NO_IDENTITY']) }]);
    payouts.decide({ needsIdentity: false });
  });

  test('that is over lets nobody play until it was asked for and a day has passed', async () => {
    const who = await player();
    await gateway.value('excludeSelf', { body: { period: '6M', confirmation: who.username } }, who.session);
    const back = () => gateway.call('returnToPlay', {}, who.session);
    expect(await outcome(back)).toBe('STATE_STALE');
    await sql`update play_break set until = now() - interval '1 hour' where member_id = ${who.memberId}`.execute(db);
    expect(await outcome(() => launch(who.session))).toBe('EXCLUDED');
    const stay = () => gateway.call('takeBackReturn', {}, who.session);
    expect(await outcome(stay)).toBe('STATE_STALE');
    expect(await outcome(back)).toBe('ok');
    expect(await outcome(back)).toBe('STATE_STALE');
    expect(await outcome(stay)).toBe('ok');
    expect((await who.state()).break).not.toHaveProperty('returnFrom');
    expect(await outcome(back)).toBe('ok');
    expect(await outcome(back)).toBe('STATE_STALE');
    await sql`update play_break set return_asked_at = now() - interval '1 day' where member_id = ${who.memberId}`.execute(
      db,
    );
    expect(await outcome(back)).toBe('ok');
    expect(await who.state()).not.toHaveProperty('break');
    expect(await outcome(() => launch(who.session))).toBe('ok');
    const { rows } = await sql<{ action: string }>`
      select action from audit where object = ${who.username} and action like 'play-%' order by at, id`.execute(db);
    expect(rows.map(({ action }) => action)).toEqual([
      ...['play-break.begun', 'play-return.asked', 'play-return.taken-back', 'play-return.asked', 'play-break.ended'],
    ]);
    const { content } = await gateway.value<InboxList>('listInbox', { headers: { language: 'EN' } }, who.session);
    expect(content.map(({ title }) => title)).toEqual([
      ...['You can play again', 'You have asked to play again', 'You have asked to play again'],
      'You have excluded yourself',
    ]);
  });
});

describe('a time-out', () => {
  // the clock of the embedded engine is that of its process
  test.runIf(t.engine === 'postgres')(
    'ends by the clock of the database: a machine that runs ahead opens no game',
    async () => {
      const who = await player();
      await gateway.value('takeTimeOut', { body: { period: '24H' } }, who.session);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
      const launched = await outcome(() => launch(who.session));
      vi.useRealTimers();
      expect(launched).toBe('EXCLUDED');
    },
  );
});

describe('the clock of play', () => {
  test('says since when a game is open and what it has brought', async () => {
    const who = await player();
    const { gameSessionId } = (await launch(who.session)).json.value as { gameSessionId: string };
    const seat = await who.sit();
    const round = randomUUID();
    await seat.bet(round, parseMoney('30'));
    await seat.win(round, parseMoney('12'), { endRound: true });
    await gateway.value('setRealityCheck', { body: { minutes: 15 } }, who.session);
    expect(await gateway.value('notePlay', { body: { gameSessionId } }, who.session)).toMatchObject({
      net: '-18.0000',
      checkMinutes: 15,
    });
    const other = await player();
    const foreign = () => gateway.call('notePlay', { body: { gameSessionId } }, other.session);
    expect(await outcome(foreign)).toBe('NOT_FOUND');
  });

  test('gives figures of the last days, which the bets add up to', async () => {
    const who = await player();
    const seat = await who.sit();
    const round = randomUUID();
    await seat.bet(round, parseMoney('30'));
    await seat.win(round, parseMoney('45'));
    const read = () => gateway.value<PlayStatistics>('getPlayStatistics', { query: { days: 7 } }, who.session);
    const counted = await read();
    expect(counted.days).toHaveLength(7);
    expect(counted.days.at(-1)).toMatchObject({ staked: '30.0000', net: '15.0000' });
    expect(counted).toMatchObject({ net: '15.0000', deposits: '0.0000', withdrawals: '0.0000' });
    await sql`select recount_play(array[${who.memberId}::bigint])`.execute(db);
    expect((await read()).days).toEqual(counted.days);
  });

  test('has sums that a nightly count mends, without the time played', async () => {
    const who = await player();
    const seat = await who.sit();
    await seat.bet(randomUUID(), parseMoney('30'));
    const quarters = () =>
      db.selectFrom('play_quarter').selectAll().where('member_id', '=', who.memberId).orderBy('quarter').execute();
    await sql`update bet set placed_at = placed_at - interval '3 hours' where member_id = ${who.memberId}`.execute(db);
    await sql`update play_quarter set quarter = quarter - interval '3 hours', played = interval '4 minutes'
               where member_id = ${who.memberId}`.execute(db);
    const right = await quarters();
    await sql`update play_quarter set staked = 1, cash_returned = 5 where member_id = ${who.memberId}`.execute(db);
    const job = gateway.modules.work.find(({ name }) => name === 'play.recount');
    if (job && 'everySeconds' in job) await job.run({ db, signal: new AbortController().signal });
    expect(await quarters()).toEqual(right);
  });
});
