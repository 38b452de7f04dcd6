/** Why this file stays whole: each test takes one deposit with its offer through payments, bets and its end. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { depositWorld, MINUTE } from '../../../test/deposits.ts';
import { addMember, addVendor } from '../../../test/fixtures.ts';
import { testDb } from '../../../test/harness.ts';
import { meanwhile } from '../../../test/one-connection.ts';
import { unsoundBooks } from '../../../test/payments.ts';
import { takeSeat } from '../../../test/seat.ts';
import type { SignedIn } from '../../contract/actor.ts';
import { createCursors } from '../../contract/cursors.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { createFieldCipher } from '../../kernel/field-cipher.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { lockCash, memberBalance } from '../../ledger/balance.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { resultChecks } from '../results/results.verify.ts';
import { createTransfers } from '../transfers/transfers.service.ts';
import { listDueBonuses, lockMemberBonuses } from './bonus.repository.ts';
import { createBonuses } from './bonuses.service.ts';
import { createBonusOffers } from './offers.service.ts';

const t = await testDb();
const db = t.db.kysely;
const w = await depositWorld(t);
const failed: unknown[] = [];
const cursors = createCursors(createFieldCipher(new Uint8Array(32)));
const bonuses = createBonuses({ db, cursors, log: { error: (seen: unknown) => void failed.push(seen) } as never });
const offers = createBonusOffers({ db, cursors });
const by = { id: 'sopheap', role: 'operator', ip: '::1' } as const;
const reason = 'Opening weeks';

const begin = (kind: 'FIRST' | 'RELOAD', rest: { maxStake?: string; maxWin?: string; key?: string } = {}) =>
  inTransaction(db, (trx) =>
    offers.begin(
      trx,
      {
        kind,
        currency: 'KHR',
        percent: 50,
        most: '400.0000',
        least: '200.0000',
        times: 2,
        days: 30,
        reason,
        ...rest,
      },
      by,
    ),
  );
let [first, reload] = ['', ''];
beforeAll(async () => {
  await addVendor(db, 'SLOTS', ['slot'], 'RNG');
  await addVendor(db, 'TABLES', ['table'], 'LIVE');
  first = (await begin('FIRST')).id;
  reload = (await begin('RELOAD')).id;
});
beforeEach(w.reset);
afterEach(async () => {
  expect(await unsoundBooks(db)).toEqual([]);
  const { checks } = await verifyLedger(db, resultChecks);
  expect(checks.filter(({ findings }) => findings.length > 0)).toEqual([]);
  expect(failed).toEqual([]);
});

/** A member without money, and what can be done with deposits and games. */
async function member() {
  const memberId = await addMember(db, { amount: 0n });
  const actor: SignedIn = {
    ...{ role: 'member', memberId, username: memberId, type: 0, currency: 'KHR', language: 'EN', sessionId: '1' },
  };
  const slots = await takeSeat(db, { vendor: 'SLOTS', gameId: 'slot', memberId });
  const order = async (amount: string, offerId?: string, method = 'ONE'): Promise<string> => {
    const request = { method, amount: `${amount}.0000`, ...(offerId && { offerId }) };
    const { orderNo } = await inTransaction(db, (trx) => w.deposits.create(trx, actor, request));
    await w.deposits.look(orderNo);
    return orderNo;
  };
  const self = {
    memberId,
    actor,
    slots,
    order,
    /** @returns the number of the payment */
    async deposit(amount: string, offerId?: string, paid = amount): Promise<string> {
      const orderNo = await order(amount, offerId);
      const payment = w.fake.pay(orderNo, paid);
      await w.deposits.look(orderNo);
      return payment;
    },
    /** Cash and bonus. */
    async money(): Promise<string[]> {
      const { sumBalance, playable } = await memberBalance(db, memberId, 'KHR');
      return [formatMoney(sumBalance), formatMoney(playable - sumBalance)];
    },
    /** A round that is over. */
    async play(stake: string, payout: string, seat = slots): Promise<void> {
      const roundId = `r-${randomUUID()}`;
      await seat.bet(roundId, parseMoney(stake));
      if (payout !== '0') await seat.win(roundId, parseMoney(payout));
      await seat.end(roundId);
    },
    newest: async () => (await bonuses.list(actor)).content[0],
    async messages(): Promise<string[]> {
      const rows = await db
        .selectFrom('inbox_message')
        .select('template')
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute();
      return rows.map(({ template }) => template).filter((template) => template.startsWith('bonus'));
    },
  };
  return self;
}

describe('a deposit that was begun with an offer', () => {
  test('brings its bonus in the moment it is paid, by what was paid, and the order says so', async () => {
    const one = await member();
    expect((await bonuses.offers(one.actor)).offers).toMatchObject([{ id: first, kind: 'FIRST', percent: 50 }]);
    const orderNo = await one.order('600', first);
    expect((await w.deposits.detail(one.actor, orderNo)).order.bonus).toBe('300.0000');
    expect(await one.money()).toEqual(['0.0000', '0.0000']);
    w.fake.pay(orderNo, '1000');
    await w.deposits.look(orderNo);
    await w.deposits.look(orderNo);
    expect(await one.money()).toEqual(['1000.0000', '400.0000']);
    expect((await w.deposits.detail(one.actor, orderNo)).order.bonus).toBe('400.0000');
    expect(await one.newest()).toMatchObject({
      ...{ orderNo, state: 'ACTIVE', amount: '400.0000', balance: '400.0000', required: '2800.0000', done: '0.0000' },
    });
    expect(await one.messages()).toEqual(['bonusGranted']);
  });

  test.each([
    ['was cancelled by its member', 'cancelled'],
    ['has expired, and whose offer is stopped', 'expired'],
  ])('that %s brings no bonus when it is paid all the same', async (_what, how) => {
    const one = await member();
    const { id } = await begin('FIRST');
    const orderNo = await one.order('600', id);
    if (how === 'cancelled') await w.deposits.cancel(one.actor, orderNo);
    w.wait(11 * MINUTE);
    await w.deposits.look(orderNo);
    if (how === 'expired') await offers.stop(id, by);
    w.fake.pay(orderNo, '600');
    await w.deposits.look(orderNo);
    const { order } = await w.deposits.detail(one.actor, orderNo);
    expect(order).toMatchObject({ state: 'COMPLETED', isLate: true, credited: '600.0000' });
    expect(order.bonus).toBeUndefined();
    expect(await one.money()).toEqual(['600.0000', '0.0000']);
    expect(await one.messages()).toEqual(['bonusMissed']);
    if (how === 'cancelled') await offers.stop(id, by);
  });

  test('says that no bonus has come when its time is over after a part was paid', async () => {
    const [one, two] = [await member(), await member()];
    const [part, none] = [await one.order('600', first, 'PARTS'), await two.order('600', first, 'PARTS')];
    w.fake.pay(part, '300');
    w.wait(11 * MINUTE);
    for (const orderNo of [part, none]) await w.deposits.look(orderNo);
    expect((await w.deposits.detail(one.actor, part)).order).toMatchObject({ state: 'EXPIRED' });
    expect(await one.messages()).toEqual(['bonusMissed']);
    expect(await two.messages()).toEqual([]);
  });

  test('brings none when less than the least was paid, and its money all the same', async () => {
    const one = await member();
    await one.deposit('600', first, '150');
    expect(await one.money()).toEqual(['150.0000', '0.0000']);
    expect(await one.messages()).toEqual(['bonusMissed']);
  });

  test('keeps what it was promised when the offer is stopped, which nobody can choose any more', async () => {
    const one = await member();
    const { id } = await begin('FIRST');
    const orderNo = await one.order('600', id);
    await offers.stop(id, by);
    await expect(offers.stop(id, by)).rejects.toMatchObject({ code: 'STATE_STALE' });
    await expect((await member()).order('600', id)).rejects.toMatchObject({ code: 'PROMO_CLOSED' });
    w.fake.pay(orderNo, '600');
    await w.deposits.look(orderNo);
    expect(await one.money()).toEqual(['600.0000', '300.0000']);
    const page = await offers.list({ name: 'sopheap' } as never, { cursor: undefined, pageSize: 1 }, 'STOPPED');
    expect(page.content).toMatchObject([{ id, stoppedBy: 'sopheap', taken: 1, active: 1, granted: '300.0000' }]);
  });

  test('has one offer for a key, however often that is sent', async () => {
    const key = '9b7c2e14-3a5d-4f68-8e01-c2d4a6b8f013';
    const { id } = await begin('RELOAD', { key });
    await expect(begin('RELOAD', { key })).rejects.toMatchObject({ code: 'STATE_STALE' });
    const { content } = await offers.list({ name: 'sopheap' } as never, { cursor: undefined, pageSize: 1 }, 'OPEN');
    expect(content).toMatchObject([{ id }]);
    await offers.stop(id, by);
  });

  test('is refused below the least, for the wrong deposit, beside another order with one and during a break', async () => {
    const one = await member();
    await expect(one.order('150', first)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(one.order('600', reload)).rejects.toMatchObject({ code: 'PROMO_NOT_ELIGIBLE' });
    await one.order('600', first);
    await expect(one.order('600', first)).rejects.toMatchObject({ code: 'PROMO_NOT_ELIGIBLE' });
    const two = await member();
    await two.deposit('600', first);
    await two.order('600', reload);
    expect(await bonuses.offers(two.actor)).toMatchObject({ isBusy: true, offers: [] });
    await expect(two.order('600', reload)).rejects.toMatchObject({ code: 'PROMO_NOT_ELIGIBLE' });
    await bonuses.giveUp(two.actor, (await two.newest())?.id ?? '', '::1');
    await sql`insert into play_break (member_id, kind, period, began_at, until)
              values (${two.memberId}::bigint, 'TIME_OUT', 'day', now(), now() + interval '1 day')`.execute(db);
    expect(await bonuses.offers(two.actor)).toMatchObject({ isBusy: false, offers: [] });
  });

  test('brings nothing to somebody who has excluded himself since, and a bonus in play ends', async () => {
    const [one, two] = [await member(), await member()];
    await one.deposit('600', first);
    const orderNo = await two.order('600', first);
    for (const { memberId } of [one, two])
      await sql`insert into play_break (member_id, kind, period, began_at)
                values (${memberId}::bigint, 'EXCLUSION', 'life', now())`.execute(db);
    w.fake.pay(orderNo, '600');
    await w.deposits.look(orderNo);
    await bonuses.lookAtDue();
    expect(await two.money()).toEqual(['0.0000', '0.0000']);
    expect(await one.money()).toEqual(['600.0000', '0.0000']);
    expect(await one.newest()).toMatchObject({ state: 'FORFEITED' });
  });

  test('takes its bonus along when it is taken back', async () => {
    const one = await member();
    const payment = await one.deposit('600', first);
    w.fake.change(payment, { state: 'reversed' });
    await w.deposits.look((await one.newest())?.orderNo ?? '');
    expect(await one.money()).toEqual(['0.0000', '0.0000']);
    expect(await one.newest()).toMatchObject({ state: 'FORFEITED', balance: '0.0000' });
  });

  test('keeps its bonus while one of its payments stands', async () => {
    const one = await member();
    const first600 = await one.deposit('600', first);
    const orderNo = (await one.newest())?.orderNo ?? '';
    const more = w.fake.pay(orderNo, '300');
    await w.deposits.look(orderNo);
    w.fake.change(more, { state: 'reversed' });
    await w.deposits.look(orderNo);
    expect(await one.newest()).toMatchObject({ state: 'ACTIVE' });
    expect(await one.money()).toEqual(['600.0000', '300.0000']);
    w.fake.change(first600, { state: 'reversed' });
    await w.deposits.look(orderNo);
    expect(await one.newest()).toMatchObject({ state: 'FORFEITED' });
    expect(await one.money()).toEqual(['0.0000', '0.0000']);
  });

  test('brings what the rest of it would have when a part of it is taken back, and none when too little is left', async () => {
    const one = await member();
    const orderNo = await one.order('600', first, 'PARTS');
    const parts = ['300', '150', '150'].map((amount) => w.fake.pay(orderNo, amount));
    await w.deposits.look(orderNo);
    expect(await one.newest()).toMatchObject({ amount: '300.0000', required: '1800.0000' });
    await one.play('600', '0');
    await one.play('100', '0');
    // what the provider charges for each part is not in the wallet
    expect(await one.money()).toEqual(['0.0000', '165.0000']);
    const takeBack = async (part = '') => {
      w.fake.change(part, { state: 'reversed' });
      await w.deposits.look(orderNo);
      await w.deposits.look(orderNo);
    };
    await takeBack(parts[1]);
    expect(await one.newest()).toMatchObject({
      ...{ state: 'ACTIVE', amount: '225.0000', required: '1350.0000', reduced: '75.0000', balance: '90.0000' },
    });
    await takeBack(parts[0]);
    expect(await one.newest()).toMatchObject({ state: 'FORFEITED', balance: '0.0000' });
    expect(await one.messages()).toEqual(['bonusGranted', 'bonusReduced', 'bonusForfeited']);
    expect(await one.money()).toEqual(['0.0000', '0.0000']);
  });

  test('brings what the rest of its only payment would have when a part of that is taken back', async () => {
    const one = await member();
    const payment = await one.deposit('600', first);
    const { orderNo = '' } = (await one.newest()) ?? {};
    w.fake.change(payment, { reversed: parseMoney('200') });
    await w.deposits.look(orderNo);
    expect(await one.newest()).toMatchObject({ state: 'ACTIVE', amount: '200.0000', required: '1200.0000' });
    expect(await one.money()).toEqual(['400.0000', '200.0000']);
    expect(await one.messages()).toEqual(['bonusGranted', 'bonusReduced']);
  });

  test('takes the part of its bonus that lies in an open bet when the bet brings it back', async () => {
    const one = await member();
    const orderNo = await one.order('600', first, 'PARTS');
    const parts = ['300', '150', '150'].map((amount) => w.fake.pay(orderNo, amount));
    await w.deposits.look(orderNo);
    const [cash = ''] = await one.money();
    const roundId = `r-${randomUUID()}`;
    const bet = await one.slots.bet(roundId, parseMoney(cash) + parseMoney('300'));
    w.fake.change(parts[1] ?? '', { state: 'reversed' });
    await w.deposits.look(orderNo);
    expect(await one.newest()).toMatchObject({ amount: '225.0000', balance: '0.0000' });
    await one.slots.rollback(roundId, bet);
    await bonuses.lookAtDue();
    await bonuses.lookAtDue();
    expect(await one.newest()).toMatchObject({ state: 'ACTIVE', amount: '225.0000', balance: '225.0000' });
  });

  test('brings no second bonus when operators credit a kept payment to it after it was taken back', async () => {
    const one = await member();
    const payment = await one.deposit('600', first);
    const orderNo = (await one.newest())?.orderNo ?? '';
    w.fake.change(payment, { state: 'reversed' });
    await w.deposits.look(orderNo);
    w.fake.pay(undefined, '600');
    await w.webhook(w.fake.strayRef());
    const item = await w.newestItem();
    await inTransaction(db, (trx) => w.unmatched.credit(trx, item, { orderNo }, by));
    expect(await one.money()).toEqual(['600.0000', '0.0000']);
    expect(await one.messages()).toEqual(['bonusGranted', 'bonusForfeited', 'bonusMissed']);
  });

  test('brings one bonus when two deposits are paid at once', { tags: ['race'] }, async () => {
    const one = await member();
    const orders = [await one.order('600', first)];
    await db
      .updateTable('deposit_order')
      .set({ state: 'EXPIRED' })
      .where('order_no', '=', orders[0] ?? '')
      .execute();
    orders.push(await one.order('600', first));
    for (const orderNo of orders) w.fake.pay(orderNo, '600');
    await Promise.all(orders.map((orderNo) => w.deposits.look(orderNo)));
    expect(await one.money()).toEqual(['1200.0000', '300.0000']);
    expect((await one.messages()).toSorted()).toEqual(['bonusGranted', 'bonusMissed']);
  });

  // a second connection beside an open transaction
  test.runIf(t.engine === 'postgres')(
    'keeps no cash from another deposit while it waits for the bonuses of its member',
    { tags: ['race'] },
    async () => {
      const one = await member();
      await one.deposit('100');
      const orderNo = await one.order('600', reload, 'PARTS');
      for (const amount of ['300', '300']) w.fake.pay(orderNo, amount);
      const looked = await inTransaction(db, async (trx) => {
        await lockMemberBonuses(trx, one.memberId);
        const look = meanwhile(() => w.deposits.look(orderNo));
        await expect
          .poll(async () => {
            const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
              and database = (select oid from pg_database where datname = current_database())`.execute(trx);
            return rows.length;
          })
          .toBe(1);
        await sql`select from ledger_account where owner = ${one.memberId} and kind = 'MAIN' for update nowait`.execute(
          trx,
        );
        return { look };
      });
      await looked.look;
      expect(await one.newest()).toMatchObject({ state: 'ACTIVE', amount: '300.0000' });
    },
  );
});

describe('a bonus beside another one', () => {
  test('waits, begins when that has ended, and counts bets from then on', async () => {
    const one = await member();
    await one.deposit('600', first);
    expect(await bonuses.offers(one.actor)).toMatchObject({ isBusy: true, offers: [{ id: reload }] });
    await one.deposit('400', reload);
    const waiting = { state: 'QUEUED', amount: '200.0000', balance: '0.0000', done: '0.0000' };
    expect(await one.newest()).toMatchObject(waiting);
    expect(await one.money()).toEqual(['1000.0000', '300.0000']);
    await one.play('100', '100');
    await bonuses.lookAtDue();
    expect(await one.newest()).toMatchObject(waiting);
    const page = await bonuses.list(one.actor, { pageSize: 1 });
    const older = await bonuses.list(one.actor, { pageSize: 1, cursor: page.nextCursor });
    expect([page.content[0]?.state, older.content[0]?.state, older.nextCursor]).toEqual([
      'QUEUED',
      'ACTIVE',
      undefined,
    ]);
    await bonuses.giveUp(one.actor, older.content[0]?.id ?? '', '::1');
    await bonuses.lookAtDue();
    await one.play('50', '50');
    const begun = await one.newest();
    expect(begun).toMatchObject({ state: 'ACTIVE', balance: '200.0000', done: '50.0000', required: '1200.0000' });
    expect(Date.parse(begun?.beganAt ?? '')).toBeGreaterThan(Date.parse(begun?.startedAt ?? ''));
    expect(await one.money()).toEqual(['1000.0000', '200.0000']);
    expect(await one.messages()).toEqual(['bonusGranted', 'bonusQueued', 'bonusGranted']);
    expect(await bonuses.find(one.actor, begun?.id ?? '')).toEqual(begun);
    await expect(bonuses.find((await member()).actor, begun?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('begins after bets with money of that are over, and gets none of it', async () => {
    const one = await member();
    await one.deposit('600', first);
    await one.deposit('400', reload);
    const roundId = `r-${randomUUID()}`;
    await one.slots.bet(roundId, parseMoney('1300'));
    const { content } = await bonuses.list(one.actor);
    await bonuses.giveUp(one.actor, content[1]?.id ?? '', '::1');
    await bonuses.lookAtDue();
    expect(await one.newest()).toMatchObject({ state: 'QUEUED' });
    await one.slots.win(roundId, parseMoney('2600'), { endRound: true });
    await bonuses.lookAtDue();
    await bonuses.lookAtDue();
    expect(await one.newest()).toMatchObject({ state: 'ACTIVE', balance: '200.0000' });
    expect(await one.money()).toEqual(['2000.0000', '200.0000']);
  });

  test('moves no money when it is given up before its turn, and two begin in the order of their deposits', async () => {
    const one = await member();
    for (const [amount, offer] of [
      ['600', first],
      ['400', reload],
      ['500', reload],
      ['600', reload],
    ] as const)
      await one.deposit(amount, offer);
    const [fourth, third, second, active] = (await bonuses.list(one.actor)).content;
    await bonuses.giveUp(one.actor, second?.id ?? '', '::1');
    await bonuses.giveUp(one.actor, active?.id ?? '', '::1');
    await bonuses.lookAtDue();
    await bonuses.lookAtDue();
    const states = (await bonuses.list(one.actor)).content.map(({ id, state }) => [id, state]);
    expect(states).toEqual([
      [fourth?.id, 'QUEUED'],
      [third?.id, 'ACTIVE'],
      [second?.id, 'CANCELLED'],
      [active?.id, 'CANCELLED'],
    ]);
    expect(await one.money()).toEqual(['2100.0000', '250.0000']);
  });

  test('becomes smaller with its deposit, and ends when too little of that is left', async () => {
    const one = await member();
    await one.deposit('600', first);
    const orderNo = await one.order('600', reload, 'PARTS');
    const parts = ['300', '150', '150'].map((amount) => w.fake.pay(orderNo, amount));
    await w.deposits.look(orderNo);
    const takeBack = async (part = '') => {
      w.fake.change(part, { state: 'reversed' });
      await w.deposits.look(orderNo);
      await w.deposits.look(orderNo);
    };
    await takeBack(parts[1]);
    expect(await one.newest()).toMatchObject({ state: 'QUEUED', amount: '225.0000', required: '1350.0000' });
    await takeBack(parts[0]);
    expect(await one.newest()).toMatchObject({ state: 'FORFEITED' });
    expect((await one.messages()).slice(1)).toEqual(['bonusQueued', 'bonusReduced', 'bonusNotBegun']);
    expect((await one.money())[1]).toBe('300.0000');
  });

  test('does not begin while its member takes a break or closes the account, and begins after that', async () => {
    const [one, two] = [await member(), await member()];
    for (const each of [one, two]) {
      await each.deposit('600', first);
      await each.deposit('400', reload);
      const [, active] = (await bonuses.list(each.actor)).content;
      await bonuses.giveUp(each.actor, active?.id ?? '', '::1');
    }
    await sql`insert into play_break (member_id, kind, period, began_at, until)
              values (${one.memberId}::bigint, 'TIME_OUT', 'week4', now(), now() + interval '28 days')`.execute(db);
    await sql`insert into account_closing (member_id) values (${two.memberId}::bigint)`.execute(db);
    await sql`update deposit_bonus set expires_at = now() + interval '23 hours'
               where member_id = ${one.memberId}::bigint and state = 'QUEUED'`.execute(db);
    await bonuses.lookAtDue();
    for (const each of [one, two]) {
      expect(await each.newest()).toMatchObject({ state: 'QUEUED', balance: '0.0000' });
      expect(await each.messages()).toEqual(['bonusGranted', 'bonusQueued']);
    }
    await sql`update play_break set began_at = began_at - interval '30 days', until = now() - interval '1 minute'
               where member_id = ${one.memberId}::bigint`.execute(db);
    await sql`update account_closing set kept_at = now() where member_id = ${two.memberId}::bigint`.execute(db);
    await bonuses.lookAtDue();
    for (const each of [one, two])
      expect(await each.newest()).toMatchObject({ state: 'ACTIVE', balance: '200.0000', done: '0.0000' });
  });

  // the embedded engine runs one transaction after the other: nobody looks in the middle of a deposit
  test.runIf(t.engine === 'postgres')(
    'begins in the next run when a deposit of its member is being credited',
    { tags: ['race'] },
    async () => {
      const one = await member();
      await one.deposit('600', first);
      await one.deposit('400', reload);
      const [, active] = (await bonuses.list(one.actor)).content;
      await bonuses.giveUp(one.actor, active?.id ?? '', '::1');
      await inTransaction(db, async (trx) => {
        await lockMemberBonuses(trx, one.memberId);
        await meanwhile(() => bonuses.lookAtDue());
        // the job keeps nothing that the deposit needs
        await lockCash(trx, [one.memberId], 'KHR');
      });
      expect(await one.newest()).toMatchObject({ state: 'QUEUED' });
      await bonuses.lookAtDue();
      expect(await one.newest()).toMatchObject({ state: 'ACTIVE' });
    },
  );

  test('ends with the play of its member, and when it has waited too long, of which it is told a day before', async () => {
    const [one, two] = [await member(), await member()];
    for (const each of [one, two]) {
      await each.deposit('600', first);
      await each.deposit('400', reload);
    }
    await sql`insert into play_break (member_id, kind, period, began_at)
              values (${one.memberId}::bigint, 'EXCLUSION', 'life', now())`.execute(db);
    const end = (hours: number) => sql`update deposit_bonus set expires_at = now() + make_interval(hours => ${hours})
                                        where member_id = ${two.memberId}::bigint and state = 'QUEUED'`;
    await end(23).execute(db);
    await bonuses.lookAtDue();
    await bonuses.lookAtDue();
    expect(await one.newest()).toMatchObject({ state: 'FORFEITED' });
    expect(await one.money()).toEqual(['1000.0000', '0.0000']);
    expect(await two.newest()).toMatchObject({ state: 'QUEUED' });
    await end(-1).execute(db);
    await bonuses.lookAtDue();
    expect(await two.newest()).toMatchObject({ state: 'EXPIRED' });
    expect(await two.money()).toEqual(['1000.0000', '300.0000']);
    expect(await two.messages()).toEqual(['bonusGranted', 'bonusQueued', 'bonusWaitEnds', 'bonusNotBegun']);
  });
});

describe('a bonus', () => {
  test('becomes cash when the bets that count are done; live games count a tenth', async () => {
    const one = await member();
    await one.deposit('600', first);
    const tables = await takeSeat(db, { vendor: 'TABLES', gameId: 'table', memberId: one.memberId });
    await one.play('500', '1000', tables);
    expect(await one.newest()).toMatchObject({ required: '1800.0000', done: '50.0000' });
    await one.play('900', '900');
    await bonuses.lookAtDue();
    expect(await one.newest()).toMatchObject({ state: 'ACTIVE', done: '950.0000', balance: '300.0000' });
    await one.play('850', '0');
    await bonuses.lookAtDue();
    await bonuses.lookAtDue();
    expect(await one.newest()).toMatchObject({ state: 'COMPLETED', done: '1800.0000', converted: '300.0000' });
    expect(await one.money()).toEqual(['550.0000', '0.0000']);
    expect(await one.messages()).toEqual(['bonusGranted', 'bonusConverted']);
  });

  // a second connection beside an open transaction
  test.runIf(t.engine === 'postgres')(
    'is not used up by a bet with all of it placed while it is looked at',
    async () => {
      const one = await member();
      await one.deposit('600', first);
      const roundId = `r-${randomUUID()}`;
      const isFree = () =>
        sql`select from ledger_account where owner = ${one.memberId} and kind = 'MAIN' for update nowait`
          .execute(db)
          .then(
            () => true,
            () => false,
          );
      const asksForOpen = new WeakSet<object>();
      const reads = db.withPlugin({
        transformQuery: ({ node, queryId }) => {
          const text = JSON.stringify(node, (_name, value) => (typeof value === 'bigint' ? 0 : value));
          if (text.includes('"OPEN"')) asksForOpen.add(queryId);
          return node;
        },
        // the bet comes when none was open a moment ago, unless it has to wait
        transformResult: async ({ result, queryId }) => {
          if (asksForOpen.has(queryId) && (await isFree())) await one.slots.bet(roundId, parseMoney('900'));
          return result;
        },
      });
      await createBonuses({
        ...{ db: reads, cursors },
        log: { error: (seen: unknown) => void failed.push(seen) } as never,
      }).lookAtDue();
      expect(await one.newest()).toMatchObject({ state: 'ACTIVE', balance: '300.0000' });
    },
  );

  test('that is earned becomes cash, though its member gives it up or has left play before anybody has looked', async () => {
    const [one, two] = [await member(), await member()];
    for (const each of [one, two]) {
      await each.deposit('600', first);
      await each.play('900', '900');
      await each.play('900', '900');
    }
    const ended = await bonuses.giveUp(one.actor, (await one.newest())?.id ?? '', '::1');
    expect(ended).toMatchObject({ state: 'COMPLETED', converted: '300.0000' });
    await sql`insert into play_break (member_id, kind, period, began_at)
              values (${two.memberId}::bigint, 'EXCLUSION', 'life', now())`.execute(db);
    await bonuses.lookAtDue();
    expect(await two.newest()).toMatchObject({ state: 'COMPLETED', converted: '300.0000' });
    for (const each of [one, two]) expect(await each.money()).toEqual(['900.0000', '0.0000']);
  });

  test('becomes cash up to its maximum win, also when money comes late, and the rest goes back', async () => {
    const one = await member();
    const { id, maxWin } = await begin('FIRST', { maxWin: '250.0000' });
    expect(maxWin).toBe('250.0000');
    await one.deposit('600', id);
    expect(await one.newest()).toMatchObject({ maxWin: '250.0000' });
    await one.play('900', '900');
    const roundId = `r-${randomUUID()}`;
    await one.slots.bet(roundId, parseMoney('700'));
    await sql`update deposit_bonus set required = 9000000 where member_id = ${one.memberId}::bigint`.execute(db);
    await bonuses.lookAtDue();
    expect(await one.newest()).toMatchObject({ state: 'COMPLETED', converted: '200.0000' });
    await one.slots.win(roundId, parseMoney('700'), { endRound: true });
    await bonuses.lookAtDue();
    expect(await one.newest()).toMatchObject({ converted: '250.0000' });
    expect(await one.money()).toEqual(['850.0000', '0.0000']);
    const two = await member();
    await two.deposit('600', id);
    await two.play('900', '900');
    await two.play('900', '900');
    await bonuses.lookAtDue();
    expect(await two.money()).toEqual(['850.0000', '0.0000']);
    expect(await two.messages()).toEqual(['bonusGranted', 'bonusCapped']);
    await offers.stop(id, by);
  });

  test('takes no bet above its largest one while it is in play, and what was taken is paid whole', async () => {
    const one = await member();
    const { id } = await begin('FIRST', { maxStake: '100.0000' });
    await one.deposit('600', id);
    const bet = (stake: string) => one.slots.bet(`r-${randomUUID()}`, parseMoney(stake));
    await expect(bet('100.0001')).rejects.toMatchObject({
      ...{ code: 'LIMIT_REACHED', params: { kind: 'bonus', left: '100.0000' } },
    });
    await one.play('100', '5000');
    expect(await one.money()).toEqual(['5500.0000', '300.0000']);
    await bonuses.giveUp(one.actor, (await one.newest())?.id ?? '', '::1');
    await bet('101');
    await offers.stop(id, by);
  });

  test('keeps cash from being passed on until it has ended; not of somebody who has left play', async () => {
    const one = await member();
    const never = async () => {
      throw new Error('It is refused before.');
    };
    const transfers = createTransfers({
      ...{ db, cursors: {} as never, settings: { current: never } as never, gate: { assertMayPayIn: never } },
      ownWallets: {} as never,
      ...{
        requireProof: async () => undefined,
        heldUntil: async () => undefined,
        readUnplayed: never,
        now: () => new Date(),
      },
    });
    const pass = () =>
      inTransaction(db, (trx) =>
        transfers.transfer(trx, one.actor, { direction: 'UP', amount: '100.0000' }, { ip: '::1', language: 'EN' }),
      );
    await one.deposit('600', first);
    await expect(pass()).rejects.toMatchObject({ code: 'BONUS_ACTIVE' });
    await sql`insert into play_break (member_id, kind, period, began_at)
              values (${one.memberId}::bigint, 'EXCLUSION', 'life', now())`.execute(db);
    await expect(pass()).rejects.toThrow('It is refused before.');
  });

  test('goes back when its member gives it up, once, and cash stays', async () => {
    const [one, two] = [await member(), await member()];
    await one.deposit('600', first);
    const id = (await one.newest())?.id ?? '';
    await expect(bonuses.giveUp(two.actor, id, '::1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const tries = await Promise.allSettled([
      bonuses.giveUp(one.actor, id, '::1'),
      bonuses.giveUp(one.actor, id, '::1'),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(bonuses.giveUp(one.actor, id, '::1')).rejects.toMatchObject({ code: 'STATE_STALE' });
    expect(await one.money()).toEqual(['600.0000', '0.0000']);
    expect(await one.newest()).toMatchObject({ state: 'CANCELLED', balance: '0.0000' });
    const entries = await db.selectFrom('audit').selectAll().where('object', '=', `bonus:${id}`).execute();
    expect(entries).toMatchObject([{ action: 'bonus.ended', actor_id: one.memberId, actor_role: 'member', ip: '::1' }]);
  });

  test('is told of a day before its end, and goes back when its time is over', async () => {
    const one = await member();
    await one.deposit('600', first);
    const end = (hours: number) => sql`
      update deposit_bonus set expires_at = now() + make_interval(hours => ${hours}) where member_id = ${one.memberId}::bigint`;
    await end(23).execute(db);
    await bonuses.lookAtDue();
    await bonuses.lookAtDue();
    expect(await one.messages()).toEqual(['bonusGranted', 'bonusEnds']);
    await end(-1).execute(db);
    await bonuses.lookAtDue();
    expect(await one.messages()).toEqual(['bonusGranted', 'bonusEnds', 'bonusExpired']);
    expect(await one.money()).toEqual(['600.0000', '0.0000']);
  });

  test('ends when nothing of it is left', async () => {
    const one = await member();
    await one.deposit('600', first);
    await one.play('900', '0');
    await bonuses.lookAtDue();
    expect(await one.newest()).toMatchObject({ state: 'USED', done: '900.0000' });
    expect(await one.messages()).toEqual(['bonusGranted', 'bonusUsed']);
  });

  test.each([
    ['given up', ['600.0000', '0.0000']],
    ['complete', ['900.0000', '0.0000']],
  ])('that was %s before a bet with its money is paid gets what came too late', async (how, expected) => {
    const one = await member();
    await one.deposit('600', first);
    if (how === 'complete') await one.play('600', '600');
    const roundId = `r-${randomUUID()}`;
    await one.slots.bet(roundId, parseMoney('900'));
    if (how === 'complete') {
      // what is asked for is lowered to what was bet
      await sql`update deposit_bonus set required = 6000000 where member_id = ${one.memberId}::bigint`.execute(db);
      await bonuses.lookAtDue();
    } else await bonuses.giveUp(one.actor, (await one.newest())?.id ?? '', '::1');
    expect(await one.money()).toEqual(['0.0000', '0.0000']);
    await one.slots.win(roundId, parseMoney('900'), { endRound: true });
    await bonuses.lookAtDue();
    expect(await one.money()).toEqual(expected);
  });

  test('is looked at in turn, first of all when its time is over', async () => {
    const waiting: string[] = [];
    for (const looked of ['2 minutes', '3 minutes', '1 minute']) {
      const one = await member();
      await one.deposit('600', first);
      waiting.push((await one.newest())?.id ?? '');
      await sql`update deposit_bonus set looked_version = 1, looked_at = now() - ${looked}::interval
                 where member_id = ${one.memberId}::bigint`.execute(db);
    }
    const [a, b, c = ''] = waiting;
    await sql`update deposit_bonus set expires_at = now() where id = ${c}::bigint`.execute(db);
    const due = await listDueBonuses(db, 500);
    expect(due.filter((id) => waiting.includes(id))).toEqual([c, b, a]);
    await bonuses.lookAtDue();
    const rows = await db.selectFrom('deposit_bonus').select(['id', 'looked_at']).where('id', 'in', waiting).execute();
    expect(rows.find(({ id }) => id === a)?.looked_at?.getTime()).toBeGreaterThan(Date.now() - MINUTE);
  });

  test('is found by the check of the books when its money was forgotten', async () => {
    const one = await member();
    await one.deposit('600', first);
    const id = (await one.newest())?.id ?? '';
    await sql`update deposit_bonus set state = 'USED', ended_at = now() where id = ${id}::bigint`.execute(db);
    expect(await unsoundBooks(db)).toEqual([expect.stringMatching(/no posting says/)]);
    await sql`update deposit_bonus set ended_at = now() - interval '2 hours' where id = ${id}::bigint`.execute(db);
    expect((await unsoundBooks(db)).at(-1)).toMatch(/3000000 of bonus money in KHR and no bonus/);
    await sql`update deposit_bonus set state = 'ACTIVE', ended_at = null where id = ${id}::bigint`.execute(db);
  });

  test('is looked at again after a bet was taken back, which counts no more', async () => {
    const one = await member();
    await one.deposit('600', first);
    const roundId = `r-${randomUUID()}`;
    const bet = await one.slots.bet(roundId, parseMoney('700'));
    await one.slots.win(roundId, parseMoney('700'), { endRound: true });
    expect(await one.newest()).toMatchObject({ done: '700.0000' });
    await one.slots.rollback(roundId, bet, { voidRound: true });
    await bonuses.lookAtDue();
    expect(await one.newest()).toMatchObject({ state: 'ACTIVE', done: '0.0000', balance: '300.0000' });
  });
});
