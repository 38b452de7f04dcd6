import { beforeEach, describe, expect, test } from 'vitest';
import { testDb } from '../../../../test/harness.ts';
import { unsoundBooks } from '../../../../test/payments.ts';
import { HOUR, MINUTE, withdrawalWorld } from '../../../../test/withdrawals.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { parseMoney } from '../../../kernel/money.ts';

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

test('a payout that is paid after it came back is a question that is closed', async () => {
  const orderNo = await w.sent(await w.account(), '500');
  const no = `${orderNo}-1`;
  for (const state of ['paid', 'returned'] as const) {
    w.fake.settle(no, state);
    await w.look(orderNo);
  }
  w.fake.settle(no, 'paid');
  const before = (await messages()).length;
  await w.webhook(no);
  const [item] = await itemsOf(no);
  expect(item).toMatchObject({ reason: 'CHANGED', actions: ['CLOSE'] });
  // the member has the money back, and has nothing to wait for
  expect((await messages()).slice(before)).toEqual([]);
  await decide(item?.id ?? '', 'writeOff');
  expect(await w.stateOf(orderNo)).toMatchObject({ state: 'REJECTED' });
  expect(await unsoundBooks(db)).toEqual([]);
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
