import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { verifyMember } from '../../../../db/seed/builders.ts';
import { testDb } from '../../../../test/harness.ts';
import { HOUR, MINUTE, withdrawalWorld } from '../../../../test/withdrawals.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { createFieldCipher } from '../../../kernel/field-cipher.ts';
import { type Money, parseMoney } from '../../../kernel/money.ts';
import { payAgentBill } from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import { SETTINGS } from '../../system/settings.ts';
import { createEvidence } from './evidence.service.ts';

const t = await testDb();
const db = t.db.kysely;
const w = await withdrawalWorld(t);
const { actor, other } = w;
const reader = { id: '1', name: 'sophea', role: 'cashier' } as never;
beforeAll(w.reset);

const weigh = async (orderNo: string) => w.evidence.review(await w.idOf(orderNo), reader);

let payments = 0;
/** A deposit that was credited, of which the member bore a fee of 10. */
async function deposit(amount: string, at: string): Promise<void> {
  const [ref, paid] = [`evidence${++payments}`, parseMoney(amount)];
  const { rows } = await sql<{ id: string }>`
    insert into deposit_order (order_no, member_id, provider, method, kind, currency, amount, minimum, fee_fixed, fee_ppm,
                               fee_step, takes_parts, state, expires_at)
    values (${`D${String(payments).padStart(7, '2')}`}, ${actor.memberId}::bigint, 'any', 'ONE', 'QR', 'KHR', ${paid}, 1, 0, 0, 1, false,
            'COMPLETED', ${at}::timestamptz) returning id`.execute(db);
  await db
    .insertInto('deposit_payment')
    .values({
      ...{ provider: 'any', payment_ref: ref, method: 'ONE', order_id: rows[0]?.id ?? null, currency: 'KHR' },
      ...{ amount: paid, fee: 0n, member_fee: parseMoney('10'), state: 'APPLIED', paid_at: new Date(at) },
      created_at: new Date(at),
    })
    .execute();
  const credited: Money = paid - parseMoney('10');
  await post(db, {
    ...{ key: `pay:any:${ref}`, kind: 'DEPOSIT', ref: 'deposit', member: actor.memberId, currency: 'KHR' },
    legs: [
      { kind: 'PROMO', amount: -credited },
      { kind: 'MAIN', owner: actor.memberId, amount: credited },
    ],
  });
}

/** A withdrawal that was paid at a moment. */
async function paid(accountId: string, amount: string, at: string): Promise<string> {
  const orderNo = await w.request(accountId, amount);
  const moment = new Date(at);
  await db
    .updateTable('withdraw_order')
    .set({ state: 'PAID', held: 0n, created_at: moment, completed_at: moment })
    .where('order_no', '=', orderNo)
    .execute();
  await sql`
    insert into withdraw_part (order_id, part_no, amount, tries, state, paid_at)
    values (${await w.idOf(orderNo)}::bigint, ${`${orderNo}-1`}, ${parseMoney(amount)}, 1, 'PAID', ${moment})`.execute(
    db,
  );
  return orderNo;
}

const logIn = (device: string | null, at: Date, memberId = actor.memberId) =>
  db
    .insertInto('session')
    .values({
      ...{
        member_id: memberId,
        cookie_hash: `evidence${++payments}`,
        ip: '127.0.0.1',
        user_agent: '',
        device_hash: device,
      },
      ...{ created_at: at, last_seen_at: at, expires_at: new Date(w.now().getTime() + 9_999 * HOUR), ended_at: null },
    })
    .execute();

test('an operator weighs a withdrawal by what the tables say, to the last figure', async () => {
  await w.account();
  const account = await w.account('SMALL');
  await db
    .updateTable('payout_account')
    .set({ created_at: new Date('2026-03-04T02:00:00Z') })
    .execute();
  await deposit('510', '2026-10-01T05:00:00Z');
  // the first of the 30 days begins at midnight in Phnom Penh
  await deposit('310', '2026-10-27T16:59:59Z');
  await deposit('2010', '2026-10-27T17:00:00Z');
  await sql`
    insert into member_hour (hour, member_id, lineage_id, currency, game_type, bets, stake, valid_bet, ggr)
    select at, m.id, m.lineage_id, 'KHR', 'RNG', 1, ${parseMoney('5000')}, ${parseMoney('5000')}, ggr
      from member m, (values ('2026-11-20T05:00:00Z'::timestamptz, ${-parseMoney('1104.5')}::bigint),
                             ('2026-10-20T05:00:00Z'::timestamptz, ${parseMoney('77')}::bigint)) as v (at, ggr)
     where m.id = ${actor.memberId}::bigint`.execute(db);
  await post(
    db,
    payAgentBill({ member: actor.memberId, currency: 'KHR', amount: parseMoney('80'), bill: '4711', kind: 'DAILY' }),
  );
  const earlier = await paid(account, '450', '2026-11-02T05:00:00Z');
  const latest = await paid(account, '900', '2026-11-18T05:00:00Z');
  await logIn('phone', new Date('2026-05-12T02:00:00Z'));
  const orderNo = await w.request(account, '800');
  const cash = await w.cash();

  expect(await weigh(orderNo)).toEqual({
    order: expect.objectContaining({ orderNo, username: 'sokha', amount: '800.0000', fee: '9.0000' }),
    secondOver: SETTINGS.withdrawals.parse({}).secondOver,
    seconds: [],
    payout: {
      ...{ holder: 'Sok Dara', accountState: 'ACTIVE', arrives: '791.0000', parts: 2, largestPart: '400.0000' },
      ...{ addedAt: '2026-03-04T02:00:00.000Z', usedSince: '2026-11-02T05:00:00.000Z' },
    },
    source: {
      ...{ from: '2026-10-27T17:00:00.000Z', deposits: '2000.0000', won: '1104.5000' },
      // the money that the world begins with was granted
      ...{ wages: '1000080.0000', inWallet: `${cash / 10_000n}.0000` },
    },
    checks: {
      name: { result: 'OK', knownName: 'Sok Dara', from: 'ACCOUNT' },
      turnover: { result: 'OK', required: '0.0000', done: '0.0000' },
      limits: {
        ...{ result: 'OK', orders: 1, ordersPerDay: 100, amount: '800.0000' },
        amountPerDay: SETTINGS.withdrawals.parse({}).amountPerDay,
      },
      device: { result: 'OK', since: '2026-05-12T02:00:00.000Z' },
      largest: { result: 'OK', before: '900.0000' },
      account: { result: 'OK', members: 0 },
    },
    member: {
      ...{ id: actor.memberId, username: 'sokha', vipRank: 1, registeredAt: expect.any(String), upline: 'dara' },
      ...{ identity: 'NEEDED', hasLimits: false, orders: 6, disputed: 0 },
      ...{ deposits: '2800.0000', withdrawals: '1350.0000', net: '1450.0000' },
      last: [
        { orderNo: latest, amount: '900.0000', state: 'PAID', createdAt: '2026-11-18T05:00:00.000Z' },
        { orderNo: earlier, amount: '450.0000', state: 'PAID', createdAt: '2026-11-02T05:00:00.000Z' },
      ],
    },
  });
});

test('an operator is warned by each check that does not fit', async () => {
  const account = await w.account();
  const orderNo = await w.request(account, '1000');
  await verifyMember(db, createFieldCipher(new Uint8Array(32)), 'sokha', { legalName: 'Chan Thy' });
  await sql`
    insert into payout_account (member_id, provider, method, kind, currency, institution, institution_name, number_sealed,
                                number_end, number_lookup, holder_sealed, state)
    select ${other.memberId}::bigint, provider, method, kind, currency, institution, institution_name, number_sealed,
           number_end, number_lookup, holder_sealed, 'REMOVED' from payout_account where id = ${account}::bigint`.execute(
    db,
  );
  await db
    .insertInto('play_limit')
    .values({ member_id: actor.memberId, kind: 'deposit', period: 'day', amount: 1n, asked_at: null, told_at: null })
    .execute();
  w.decide({ ordersPerDay: 1, turnoverPercent: 100 });
  const newDevice = new Date(w.now().getTime() - MINUTE);
  await logIn('laptop', newDevice);
  const { checks, member } = await weigh(orderNo);
  expect(checks).toMatchObject({
    name: { result: 'WARN', knownName: 'Chan Thy', from: 'IDENTITY' },
    // 500, 300 and 2,000 were credited, and nothing was bet since
    turnover: { result: 'WARN', required: '2800.0000', done: '0.0000' },
    limits: { result: 'WARN', orders: 2, ordersPerDay: 1, amount: '1800.0000' },
    device: { result: 'WARN', since: newDevice.toISOString() },
    largest: { result: 'WARN', before: '900.0000' },
    account: { result: 'WARN', members: 1 },
  });
  expect(member).toMatchObject({ identity: 'DONE', hasLimits: true });
  // somebody has found both names to be one person
  await inTransaction(db, (trx) => w.accounts.compare(trx, actor.memberId));
  await w.review.decideAccount(account, true, 'Married name', { id: '1', role: 'operator', ip: '127.0.0.1' });
  expect((await weigh(orderNo)).checks.name).toEqual({ result: 'OK', knownName: 'Chan Thy', from: 'IDENTITY' });
});

test('an operator is told of a check that the data does not answer', async () => {
  const account = await w.account('LARGE', other);
  const orderNo = await w.request(account, '500', other);
  const { checks, payout } = await weigh(orderNo);
  expect(checks.name).toEqual({ result: 'UNKNOWN' });
  expect(checks.device).toEqual({ result: 'UNKNOWN' });
  expect(checks.largest).toEqual({ result: 'WARN' });
  expect(payout).not.toHaveProperty('usedSince');
  // a browser that does not say which it is
  await logIn('phone', new Date(w.now().getTime() - 99 * HOUR), other.memberId);
  expect((await weigh(orderNo)).checks.device.result).toBe('OK');
  await logIn(null, new Date(w.now().getTime() - HOUR), other.memberId);
  expect((await weigh(orderNo)).checks.device).toEqual({ result: 'UNKNOWN' });
});

test('an operator asks as many questions of the database, however much a member has paid in and out', async () => {
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements++;
      return result;
    },
  });
  const settings = {
    current: async () => ({
      merchant: SETTINGS.merchant.parse({}),
      withdrawals: SETTINGS.withdrawals.parse({}),
      serviceTimes: SETTINGS.serviceTimes.parse({}),
    }),
  } as never;
  const evidence = createEvidence({ db: counted, settings, accounts: w.accounts, now: w.now });
  const { id } = await db
    .selectFrom('withdraw_order')
    .select('id')
    .where('member_id', '=', actor.memberId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const count = async () => {
    statements = 0;
    await evidence.review(id, reader);
    return statements;
  };
  const once = await count();
  expect(once).toBeLessThan(30);
  for (let n = 0; n < 5; n++) await deposit('200', '2026-11-25T05:00:00Z');
  expect(await count()).toBe(once);
});
