import { beforeEach, describe, expect, test } from 'vitest';
import { depositWorld, MINUTE } from '../../../../test/deposits.ts';
import { testDb } from '../../../../test/harness.ts';
import { unsoundBooks } from '../../../../test/payments.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { parseMoney } from '../../../kernel/money.ts';

const t = await testDb();
const db = t.db.kysely;
const w = await depositWorld(t);
const by = { id: 'sophea', role: 'operator', ip: '127.0.0.1' } as const;
const HOUR = 60 * MINUTE;
beforeEach(w.reset);

const refund = (id: string) => inTransaction(db, (trx) => w.unmatched.refund(trx, id, by));
const itemOf = async (id: string) => (await w.unmatched.detail(id)).item;

/** A payment that nobody has asked for, and that its provider has told of. */
async function stray(amount = '700') {
  const payment = w.fake.pay(undefined, amount);
  const ref = w.fake.strayRef();
  await w.webhook(ref);
  return { payment, ref, id: await w.newestItem() };
}

/** How often the provider is asked by the job. */
async function callsOf(work: () => Promise<unknown>): Promise<number> {
  const before = w.fake.calls();
  await work();
  return w.fake.calls() - before;
}

/** When the newest payment is asked about next. */
const lookOf = () =>
  db.selectFrom('deposit_payment').select('look_at').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

describe('a payment without an order', () => {
  test('that is taken back is found by the clock though its webhook never comes', async () => {
    const { id, payment } = await stray();
    expect(await callsOf(w.strays.lookAtDue)).toBe(0);
    w.fake.change(payment, { state: 'reversed' });
    w.wait(6 * MINUTE);
    expect(await callsOf(w.strays.lookAtDue)).toBe(1);
    expect(await itemOf(id)).toMatchObject({ state: 'ENDED', outcome: 'TAKEN_BACK' });
    w.wait(HOUR);
    expect(await callsOf(w.strays.lookAtDue)).toBe(0);
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('is asked about for three days, and no more when it was credited', async () => {
    const { id } = await stray();
    await stray();
    for (const hours of [1, 1, 69]) {
      w.wait(hours * HOUR);
      expect(await callsOf(w.strays.lookAtDue)).toBe(2);
    }
    await inTransaction(db, (trx) => w.unmatched.credit(trx, id, { username: 'sokha' }, by));
    w.wait(2 * HOUR);
    // what is due is asked about once more, as it was before
    expect(await callsOf(w.strays.lookAtDue)).toBe(2);
    w.wait(2 * HOUR);
    expect(await callsOf(w.strays.lookAtDue)).toBe(0);
  });

  test('of which a part went back while its refund was under way is kept by the rest when the refund was refused', async () => {
    w.fake.decideRefunds('accepted');
    const { id, payment, ref } = await stray();
    w.wait(80 * HOUR);
    await w.strays.lookAtDue();
    await refund(id);
    await w.refunds.look(id);
    w.fake.change(payment, { reversed: parseMoney('200') });
    await w.webhook(ref);
    expect(await itemOf(id)).toMatchObject({ amount: '700.0000' });
    w.fake.decideRefunds('refused');
    await w.refunds.look(id);
    // its provider is out of reach just then, more than once
    for (const kind of ['unavailable', 'timeout'] as const) {
      w.fake.trouble.push({ kind });
      await w.strays.lookAtDue();
      w.wait(5 * MINUTE);
    }
    expect(await itemOf(id)).toMatchObject({ amount: '700.0000', wasRefused: true });
    await w.strays.lookAtDue();
    expect(await itemOf(id)).toMatchObject({ state: 'OPEN', amount: '500.0000' });
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('that its provider has found an order for meanwhile stays kept, and is asked about no more often', async () => {
    const orderNo = await w.opened();
    const { id, ref } = await stray('500');
    w.fake.matchStray(ref, orderNo);
    w.wait(6 * MINUTE);
    expect(await callsOf(w.strays.lookAtDue)).toBe(1);
    expect(await callsOf(w.strays.lookAtDue)).toBe(0);
    expect(await itemOf(id)).toMatchObject({ state: 'OPEN', reason: 'UNKNOWN_ORDER' });
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'PENDING' });
  });

  test('that only a settlement file has told of is asked about when a webhook has said which deposit it is of', async () => {
    const payment = w.fake.pay(undefined, '700');
    const paidAt = w.now();
    await w.deposits.takeSettled({
      ...{ provider: w.code, method: 'ONE', paymentRef: payment, amount: parseMoney('700'), currency: 'KHR', fee: 0n },
      ...{ paidAt, state: 'paid' },
    });
    const id = await w.newestItem();
    w.wait(6 * MINUTE);
    expect(await callsOf(w.strays.lookAtDue)).toBe(0);
    await w.webhook(w.fake.strayRef());
    w.fake.change(payment, { state: 'reversed' });
    w.wait(6 * MINUTE);
    expect(await callsOf(w.strays.lookAtDue)).toBe(1);
    expect(await itemOf(id)).toMatchObject({ outcome: 'TAKEN_BACK' });
  });

  test('of a provider that is not there any more is left alone', async () => {
    await stray();
    const { look_at: due } = await lookOf();
    expect(due).not.toBeNull();
    // a world of another test has other providers
    await w.reset();
    w.wait(HOUR);
    await w.strays.lookAtDue();
    expect(await lookOf()).toEqual({ look_at: null });
  });
});
