import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDb } from '../../../../test/harness.ts';
import { accountBalance, unsoundBooks } from '../../../../test/payments.ts';
import { HOUR, MINUTE, withdrawalWorld } from '../../../../test/withdrawals.ts';
import { createCursors } from '../../../contract/cursors.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { createFieldCipher } from '../../../kernel/field-cipher.ts';
import { parseMoney } from '../../../kernel/money.ts';
import { createSettlements } from '../settlements/settlements.service.ts';

const t = await testDb();
const db = t.db.kysely;
const w = await withdrawalWorld(t);
const by = { id: 'sophea', role: 'operator', ip: '127.0.0.1' } as const;
beforeEach(w.reset);

const decide = (id: string, what: 'credit' | 'writeOff') =>
  inTransaction(db, (trx) =>
    what === 'credit' ? w.unmatched.credit(trx, id, {}, by) : w.unmatched.writeOff(trx, id, by),
  );
/** Items of a part, the oldest first. */
const itemsOf = async (partNo: string) => {
  const { content } = await w.unmatched.list(
    { name: 'sophea' } as never,
    { cursor: undefined, pageSize: 10 },
    { state: undefined, reason: undefined, currency: undefined, q: partNo },
  );
  return content.reverse();
};
const messages = async () => {
  const of = db.selectFrom('inbox_message').select('template').where('member_id', '=', w.actor.memberId);
  return (await of.orderBy('id').execute()).map(({ template }) => template);
};

/** A withdrawal of two parts, the first of which is told with another amount. */
async function changed(amount = '150') {
  const orderNo = await w.sent(await w.account('SMALL'), '600');
  const [first, second] = [`${orderNo}-1`, `${orderNo}-2`];
  w.fake.tellPayout(first, { state: 'paid', amount: parseMoney(amount) });
  w.fake.settle(second, 'paid');
  const before = (await messages()).length;
  await w.look(orderNo);
  const [item] = await itemsOf(first);
  return { orderNo, first, item, id: item?.id ?? '', told: (await messages()).slice(before) };
}

describe('a payout that is told with another amount than was ordered', () => {
  test('stays as it is, its order goes on, its member is told and operators are asked once', async () => {
    const { orderNo, first, item, told } = await changed();
    expect(item).toMatchObject({ reason: 'CHANGED', state: 'OPEN', amount: '150.0000', partNo: first });
    expect(item?.actions).toEqual(['CREDIT', 'CLOSE']);
    expect(told.filter((one) => one === 'payoutAsked')).toHaveLength(1);
    // the other one was paid, and its member is asked about it at once
    expect(told.filter((one) => one === 'partPaid')).toHaveLength(1);
    expect(await w.partsOf(orderNo)).toMatchObject([{ state: 'SENT' }, { state: 'PAID' }]);
    w.wait(HOUR);
    await w.look(orderNo);
    await w.webhook(first);
    expect(await itemsOf(first)).toHaveLength(1);
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('counts as paid when operators close the question, and its member is asked whether it has arrived', async () => {
    const { orderNo, first, id } = await changed();
    expect(await w.gain(() => decide(id, 'writeOff'))).toBe('0.0000');
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'PAID' });
    expect((await w.confirmations.get(w.actor, first)).state).toBe('WAITING');
    expect((await itemsOf(first))[0]).toMatchObject({ outcome: 'CLOSED', decidedBy: 'sophea', actions: [] });
    await w.look(orderNo);
    await expect(decide(id, 'writeOff')).rejects.toMatchObject({ code: 'STATE_STALE' });
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('goes back to the wallet when operators say that nothing was paid, and is owed when it was', async () => {
    const { orderNo, first, id } = await changed();
    const part = (await w.partsOf(orderNo))[0]?.amount;
    expect(await w.gain(() => decide(id, 'credit'))).not.toBe('0.0000');
    expect(await w.partsOf(orderNo)).toMatchObject([{ state: 'FAILED', amount: part }, { state: 'PAID' }]);
    expect((await itemsOf(first))[0]).toMatchObject({ outcome: 'CREDITED' });
    await expect(decide(id, 'credit')).rejects.toMatchObject({ code: 'STATE_STALE' });
    expect(await unsoundBooks(db)).toEqual([]);
    w.fake.tellPayout(first, { amount: parseMoney(part ?? '0') });
    w.wait(5 * MINUTE);
    await w.look(orderNo);
    expect((await itemsOf(first)).at(-1)).toMatchObject({ reason: 'PAID_TWICE', actions: ['COLLECT', 'WRITE_OFF'] });
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('is booked when its provider corrects itself, and the question can only be closed then', async () => {
    const { orderNo, first, id } = await changed();
    w.fake.tellPayout(first, { amount: parseMoney((await w.partsOf(orderNo))[0]?.amount ?? '0') });
    await w.look(orderNo);
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'PAID' });
    expect((await itemsOf(first))[0]?.actions).toEqual(['CLOSE']);
    await expect(decide(id, 'credit')).rejects.toMatchObject({ code: 'STATE_STALE' });
    await decide(id, 'writeOff');
    expect(await unsoundBooks(db)).toEqual([]);
  });
});

test('a payout that is paid after it came back is owed by its member each time, until that is collected or comes back', async () => {
  const orderNo = await w.sent(await w.account(), '500');
  const no = `${orderNo}-1`;
  const heard = async (state: 'paid' | 'returned') => {
    w.fake.settle(no, state);
    await w.look(orderNo);
    return (await itemsOf(no)).at(-1);
  };
  await heard('paid');
  expect(await w.gain(() => heard('returned'))).toBe('500.0000');
  for (const _time of [1, 2]) {
    // the wallet has the money back, so that nothing of it is the order's any more
    const item = await heard('paid');
    expect(item).toMatchObject({ reason: 'PAID_TWICE', amount: '-500.0000', actions: ['COLLECT', 'WRITE_OFF'] });
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'REJECTED' });
    expect(await unsoundBooks(db)).toEqual([]);
    expect(await w.gain(() => heard('returned'))).toBe('0.0000');
    expect((await itemsOf(no)).at(-1)).toMatchObject({ id: item?.id, outcome: 'TAKEN_BACK' });
    expect(await unsoundBooks(db)).toEqual([]);
  }
  const last = await heard('paid');
  const collect = () => inTransaction(db, (trx) => w.unmatched.collect(trx, last?.id ?? '', by));
  expect(await w.gain(collect)).toBe('-500.0000');
  // what the provider takes was taken four times
  const account = `${w.code}:LARGE`;
  const { fee } = await db
    .selectFrom('withdraw_part')
    .select('fee')
    .where('part_no', '=', no)
    .executeTakeFirstOrThrow();
  expect(await accountBalance(db, 'PSP', account)).toBe(parseMoney('500') + BigInt(fee));
  expect(BigInt(fee) % 4n).toBe(0n);
  expect(await unsoundBooks(db)).toEqual([]);
});

test('a payout that is paid after it came back agrees with the settlement file, told by its webhook or by the file alone', async () => {
  for (const isTold of [true, false]) {
    await w.reset();
    // what is booked bears the time of the database
    w.wait(Date.now() - w.now().getTime());
    const orderNo = await w.sent(await w.account(), '500');
    const no = `${orderNo}-1`;
    for (const [state, isHeard] of [
      ['paid', true],
      ['returned', true],
      ['paid', isTold],
    ] as const) {
      w.wait(1_000);
      w.fake.settle(no, state);
      if (isHeard) await w.look(orderNo);
    }
    const day = w.now().toISOString().slice(0, 10);
    w.fake.settleDay(day, w.fake.movesOf(day));
    w.wait(24 * HOUR);
    const deposits = { look: async () => undefined, takeSettled: async () => undefined } as never;
    const log = { error: () => undefined, warn: () => undefined } as never;
    const settlements = createSettlements({
      ...{
        db,
        cursors: createCursors(createFieldCipher(new Uint8Array(32))),
        providers: [{ ...w.fake.provider, code: w.code }],
        deposits,
        log,
      },
      ...{ payouts: w.payouts, now: w.now },
    });
    await settlements.run(db);
    const { rows } = await sql<{ found: string }>`
      select kind as found from settlement_difference where provider = ${w.code} and ended_at is null
      union all select 'open' from settlement_day where provider = ${w.code} and closed_at is null`.execute(db);
    expect(rows).toEqual([]);
    expect((await itemsOf(no)).at(-1)).toMatchObject({ reason: 'PAID_TWICE', state: 'OPEN' });
    expect(await unsoundBooks(db)).toEqual([]);
  }
});

describe('a payout that its provider', () => {
  test('had accepted and has lost is a question for operators, who give its money back or count it as paid', async () => {
    for (const what of ['credit', 'writeOff'] as const) {
      const orderNo = await w.sent(await w.account(), '500');
      const no = `${orderNo}-1`;
      w.fake.forgetPayout(no);
      const before = (await messages()).length;
      for (const minutes of [29, 2]) {
        w.wait(minutes * MINUTE);
        await w.look(orderNo);
        expect(await itemsOf(no)).toEqual([]);
      }
      for (let n = 0; n < 3; n++) await w.look(orderNo);
      const items = await itemsOf(no);
      expect(items).toMatchObject([
        { reason: 'CHANGED', state: 'OPEN', amount: '0.0000', actions: ['CREDIT', 'CLOSE'] },
      ]);
      expect((await messages()).slice(before)).toEqual(['payoutAsked']);
      expect(await w.partsOf(orderNo)).toMatchObject([{ state: 'SENT' }]);
      expect(await w.gain(() => decide(items[0]?.id ?? '', what))).toBe(what === 'credit' ? '500.0000' : '0.0000');
      expect(await w.stateOf(orderNo)).toMatchObject({ state: what === 'credit' ? 'REJECTED' : 'PAID' });
      expect(await unsoundBooks(db)).toEqual([]);
    }
  });

  test('does not understand for a day is a question for operators, and nothing is sent under another number', async () => {
    const orderNo = await w.request(await w.account(), '500');
    const no = `${orderNo}-1`;
    for (const hours of [0, 25]) {
      w.wait(hours * HOUR);
      expect(await itemsOf(no)).toEqual([]);
      w.fake.trouble.push({ kind: 'defect' });
      await w.look(orderNo);
    }
    const [item] = await itemsOf(no);
    expect(item).toMatchObject({ reason: 'CHANGED', actions: ['CREDIT', 'CLOSE'] });
    expect(w.fake.partNos()).toEqual([]);
    expect(await w.gain(() => decide(item?.id ?? '', 'credit'))).toBe('500.0000');
    // the defect is mended, and what was decided stays
    w.wait(HOUR);
    await w.look(orderNo);
    expect(w.fake.partNos()).toEqual([]);
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'REJECTED' });
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('does not understand is no question before a day has passed since it was sent, however long operators took', async () => {
    const orderNo = await w.request(await w.account(), '500');
    const no = `${orderNo}-1`;
    w.wait(30 * HOUR);
    for (const hours of [0, 23, 2]) {
      w.wait(hours * HOUR);
      expect(await itemsOf(no)).toEqual([]);
      w.fake.trouble.push({ kind: 'defect' });
      await w.look(orderNo);
    }
    expect(await itemsOf(no)).toMatchObject([{ reason: 'CHANGED', state: 'OPEN' }]);
  });

  test('does not know now and then is no question: only answers that follow each other count', async () => {
    const orderNo = await w.sent(await w.account(), '500');
    const partNo = `${orderNo}-1`;
    const facts = await w.fake.provider.getPayout({ partNo });
    if (!facts) throw new Error('It was not sent.');
    w.wait(HOUR);
    for (let n = 0; n < 3; n++) {
      w.fake.forgetPayout(partNo);
      await w.look(orderNo);
      w.fake.restore(facts);
      await w.look(orderNo);
    }
    expect(await itemsOf(partNo)).toEqual([]);
    expect(await w.partsOf(orderNo)).toMatchObject([{ state: 'SENT' }]);
  });
});

test('a payout whose provider was taken out of the configuration is a question after an hour, and its withdrawal ends', async () => {
  const gone = w.withoutProvider();
  for (const isSent of [true, false])
    for (const what of ['credit', 'writeOff'] as const) {
      const accountId = await w.account();
      const orderNo = await (isSent ? w.sent(accountId, '500') : w.request(accountId, '500'));
      const no = `${orderNo}-1`;
      await gone.look(orderNo);
      expect(await itemsOf(no)).toEqual([]);
      w.wait(HOUR);
      const before = (await messages()).length;
      for (let n = 0; n < 2; n++) await gone.look(orderNo);
      const [item, ...others] = await itemsOf(no);
      expect([item, others]).toMatchObject([{ reason: 'CHANGED', actions: ['CREDIT', 'CLOSE'] }, []]);
      expect((await messages()).slice(before)).toEqual(['payoutAsked']);
      expect(await w.gain(() => decide(item?.id ?? '', what))).toBe(what === 'credit' ? '500.0000' : '0.0000');
      expect(await w.stateOf(orderNo)).toMatchObject({ state: what === 'credit' ? 'REJECTED' : 'PAID' });
    }
  expect(await unsoundBooks(db)).toEqual([]);
});
