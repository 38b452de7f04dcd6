/** Why this file stays whole: at its end the books of every payment that came before have to be sound. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { depositWorld, MINUTE } from '../../../test/deposits.ts';
import { testDb } from '../../../test/harness.ts';
import { accountBalance, unsoundBooks } from '../../../test/payments.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { formatMoney, type Money, parseMoney } from '../../kernel/money.ts';
import { listAtVendors } from '../../ledger/balance.ts';
import { transfer } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { putLimit } from '../safer-play/limit.repository.ts';
import { playWindows, readDeposits } from '../safer-play/usage.repository.ts';
import { collectAtVendors, moveBetween } from '../vendor-wallets/collect.port.ts';
import { memberFeeOf } from './apply-payment.ts';

const t = await testDb();
const db = t.db.kysely;
const w = await depositWorld(t);
const { actor, other, begin, opened, stateOf, cash, gain, items, webhook, wait } = w;
const [sokha, dara] = [actor.memberId, other.memberId];
beforeEach(w.reset);

describe('a payment', () => {
  test('is credited once, however often and by whatever way it is told', { tags: ['race'] }, async () => {
    const orderNo = await opened();
    w.fake.pay(orderNo, '500', { fee: parseMoney('2') });
    const ref = w.fake.refOf(orderNo);
    const same = randomUUID();
    const came = await gain(() =>
      Promise.all([webhook(ref), webhook(ref), webhook(ref, same), webhook(ref, same), w.deposits.look(orderNo)]),
    );
    expect(came).toBe('500.0000');
    expect(await gain(() => w.deposits.look(orderNo))).toBe('0.0000');
    expect(await stateOf(orderNo)).toMatchObject({ state: 'COMPLETED', credited: '500.0000', isLate: false });
    expect(formatMoney(await accountBalance(db, 'PSP', `${w.code}:ONE`))).toBe('-498.0000');
  });

  test('of another amount is credited as it is', async () => {
    const [less, more] = [await opened(), await opened()];
    w.fake.pay(less, '300');
    w.fake.pay(more, '700');
    expect(await gain(() => w.deposits.look(less))).toBe('300.0000');
    expect(await gain(() => w.deposits.look(more))).toBe('700.0000');
    expect(await stateOf(less)).toMatchObject({ state: 'COMPLETED', amount: '500.0000', credited: '300.0000' });
  });

  test('that comes twice is credited twice, and the order shows both', async () => {
    const orderNo = await opened();
    w.fake.pay(orderNo, '500');
    await w.deposits.look(orderNo);
    w.fake.pay(orderNo, '500');
    expect(await gain(() => webhook(w.fake.refOf(orderNo)))).toBe('500.0000');
    const { order, payments } = await w.deposits.detail(actor, orderNo);
    expect(order).toMatchObject({ state: 'COMPLETED', credited: '1000.0000' });
    expect(payments).toHaveLength(2);
  });

  test('in parts completes its order with the last one; the member pays the fee of each', async () => {
    const orderNo = await opened('500', 'PARTS');
    w.fake.pay(orderNo, '200');
    expect(await gain(() => w.deposits.look(orderNo))).toBe('188.0000');
    expect(await stateOf(orderNo)).toMatchObject({ state: 'PENDING' });
    w.fake.pay(orderNo, '300', { fee: parseMoney('1') });
    expect(await gain(() => w.deposits.look(orderNo))).toBe('287.0000');
    expect(await stateOf(orderNo)).toMatchObject({ state: 'COMPLETED', credited: '475.0000' });
  });

  test('completes an order in review, which no clock ends', async () => {
    const orderNo = await opened();
    await db.updateTable('deposit_order').set({ state: 'REVIEW' }).where('order_no', '=', orderNo).execute();
    wait(11 * MINUTE);
    await w.deposits.look(orderNo);
    expect(await stateOf(orderNo)).toMatchObject({ state: 'REVIEW' });
    w.fake.pay(orderNo, '500');
    expect(await gain(() => webhook(w.fake.refOf(orderNo)))).toBe('500.0000');
    expect(await stateOf(orderNo)).toMatchObject({ state: 'COMPLETED', isLate: false });
  });

  test.each(['EXPIRED', 'CANCELLED'] as const)('completes an order that is %s, late', async (state) => {
    const orderNo = await opened();
    if (state === 'CANCELLED') await w.deposits.cancel(actor, orderNo);
    wait(11 * MINUTE);
    await w.deposits.look(orderNo);
    expect(await stateOf(orderNo)).toMatchObject({ state });
    w.fake.pay(orderNo, '500');
    expect(await gain(() => webhook(w.fake.refOf(orderNo)))).toBe('500.0000');
    expect(await stateOf(orderNo)).toMatchObject({ state: 'COMPLETED', isLate: true });
  });

  test('that is told of before its order was answered accepts and completes it', async () => {
    const orderNo = await begin();
    w.fake.trouble.push({ kind: 'timeout', isDone: true });
    await w.deposits.look(orderNo);
    w.fake.pay(orderNo, '500');
    expect(await gain(() => webhook(w.fake.refOf(orderNo)))).toBe('500.0000');
    expect(await stateOf(orderNo)).toMatchObject({ state: 'COMPLETED', isLate: false });
  });

  test('that is only pending brings nothing', async () => {
    const orderNo = await opened();
    const payment = w.fake.pay(orderNo, '500', { state: 'pending' });
    expect(await gain(() => w.deposits.look(orderNo))).toBe('0.0000');
    w.fake.change(payment, { state: 'paid' });
    expect(await gain(() => w.deposits.look(orderNo))).toBe('500.0000');
  });

  test('that is told with another amount is not booked again, and one question for operators that they close', async () => {
    const orderNo = await opened('500', 'PARTS');
    const payment = w.fake.pay(orderNo, '200');
    await w.deposits.look(orderNo);
    const before = (await items()).length;
    w.fake.change(payment, { amount: parseMoney('900') });
    // what else the order has to say is heard all the same
    w.fake.pay(orderNo, '100');
    expect(await gain(() => w.deposits.look(orderNo))).toBe('89.0000');
    wait(11 * MINUTE);
    await w.deposits.look(orderNo);
    expect(await stateOf(orderNo)).toMatchObject({ state: 'EXPIRED', credited: '277.0000' });
    expect((await items()).slice(before)).toMatchObject([{ reason: 'CHANGED', amount: '9000000', member_id: sokha }]);
    expect(await w.auditOf(`deposit:${orderNo}`)).toEqual([
      ...['deposit.requested member', 'deposit.accepted system'],
      ...['payment.credited system', 'payment.changed system', 'payment.credited system', 'deposit.expired system'],
    ]);
    const id = await w.newestItem();
    const { item, payments } = await w.unmatched.detail(id);
    expect(item.actions).toEqual(['CLOSE']);
    expect(payments).toMatchObject([{ paymentRef: payment, amount: '200.0000' }, { amount: '100.0000' }]);
    const by = { id: 'sophea', role: 'operator', ip: '127.0.0.1' } as const;
    const decide = (what: 'credit' | 'refund' | 'writeOff') =>
      inTransaction(db, (trx) =>
        what === 'credit' ? w.unmatched.credit(trx, id, { orderNo }, by) : w.unmatched[what](trx, id, by),
      );
    for (const wrong of ['credit', 'refund'] as const)
      await expect(decide(wrong)).rejects.toMatchObject({ code: 'STATE_STALE' });
    expect(await gain(() => decide('writeOff'))).toBe('0.0000');
    await w.deposits.look(orderNo);
    expect((await items()).slice(before)).toMatchObject([{ reason: 'CHANGED', ended_at: expect.any(Date) }]);
    expect(await unsoundBooks(db)).toEqual([]);
  });
});

describe('a payment without a place to go', () => {
  const suspended = async (work: () => Promise<unknown>) => {
    const before = (await items()).length;
    expect(await gain(work)).toBe('0.0000');
    return (await items()).slice(before);
  };

  test('because nobody has asked for it waits with nobody as its owner', async () => {
    w.fake.pay(undefined, '700');
    expect(await suspended(() => webhook(w.fake.strayRef()))).toMatchObject([
      { reason: 'UNKNOWN_ORDER', amount: '7000000', member_id: null, ended_at: null },
    ]);
    expect(await suspended(() => webhook(w.fake.strayRef()))).toEqual([]);
  });

  test('because of its currency waits for the member of the order', async () => {
    const orderNo = await opened();
    w.fake.pay(orderNo, '5', { currency: 'USD' });
    expect(await suspended(() => w.deposits.look(orderNo))).toMatchObject([
      { reason: 'WRONG_CURRENCY', member_id: sokha },
    ]);
    expect(await stateOf(orderNo)).toMatchObject({ state: 'PENDING' });
  });

  test('because it is below the least of the method, or less than its fee, waits', async () => {
    const [small, eaten] = [await opened(), await opened('500', 'PARTS')];
    w.fake.pay(small, '99');
    w.fake.pay(eaten, '10');
    expect(await suspended(() => w.deposits.look(small))).toMatchObject([{ reason: 'BELOW_MINIMUM' }]);
    expect(await suspended(() => w.deposits.look(eaten))).toMatchObject([{ reason: 'BELOW_MINIMUM' }]);
  });

  test('because the account was closed waits', async () => {
    const orderNo = await opened();
    await db.updateTable('member').set({ status: 'closed' }).where('id', '=', sokha).execute();
    w.fake.pay(orderNo, '500');
    expect(await suspended(() => w.deposits.look(orderNo))).toMatchObject([{ reason: 'MEMBER_CLOSED' }]);
    await db.updateTable('member').set({ status: 'active' }).where('id', '=', sokha).execute();
  });

  describe('because of a deposit limit', () => {
    const limit = (amount: string) =>
      inTransaction(db, (trx) => putLimit(trx, sokha, { kind: 'deposit', period: 'day' }, parseMoney(amount)));
    const used = async () => {
      const { day = 0n } = await readDeposits(db, sokha, { day: playWindows(w.now(), 'Asia/Phnom_Penh').day });
      return day;
    };
    const left = async (room: string) => limit(formatMoney((await used()) + parseMoney(room)));
    afterEach(() => db.deleteFrom('play_limit').execute());

    test('waits when it is more than the order has kept free and the limit has room for', async () => {
      const [more, within] = [await opened(), await opened()];
      await left('100');
      w.fake.pay(more, '601');
      w.fake.pay(within, '500');
      expect(await suspended(() => w.deposits.look(more))).toMatchObject([
        { reason: 'LIMIT_REACHED', member_id: sokha, amount: '6010000' },
      ]);
      expect(await w.lastMessage()).toMatchObject({
        template: 'depositKept',
        content: { order: more, amount: { money: '601.0000' }, reason: { choice: 'limit' } },
      });
      expect(await gain(() => w.deposits.look(within))).toBe('500.0000');
      // the open order still keeps its own amount free, and the limit has 100 for more
      w.fake.pay(more, '600');
      expect(await gain(() => w.deposits.look(more))).toBe('600.0000');
    });

    test('waits when it comes a second time, or after the end of its order, with no room left', async () => {
      const [twice, late] = [await opened(), await opened()];
      await w.deposits.cancel(actor, late);
      await left('99');
      w.fake.pay(twice, '500');
      await w.deposits.look(twice);
      w.fake.pay(twice, '100');
      w.fake.pay(late, '100');
      expect(await suspended(() => w.deposits.look(twice))).toMatchObject([{ reason: 'LIMIT_REACHED' }]);
      expect(await suspended(() => webhook(w.fake.refOf(late)))).toMatchObject([{ reason: 'LIMIT_REACHED' }]);
      expect(await stateOf(late)).toMatchObject({ state: 'CANCELLED' });
      await left('100');
      w.fake.pay(late, '100');
      expect(await gain(() => webhook(w.fake.refOf(late)))).toBe('100.0000');
    });

    test('waits but once when two come at the same moment and one has room', { tags: ['race'] }, async () => {
      const orders = [await opened(), await opened(), await opened()];
      for (const one of orders) await w.deposits.cancel(actor, one);
      await left('500');
      for (const one of orders) w.fake.pay(one, '500');
      const before = (await items()).length;
      expect(await gain(() => Promise.all(orders.map((one) => w.deposits.look(one))))).toBe('500.0000');
      expect((await items()).slice(before)).toMatchObject([{ reason: 'LIMIT_REACHED' }, { reason: 'LIMIT_REACHED' }]);
    });

    test('is not credited by operators before there is room', async () => {
      const orderNo = await opened();
      await w.deposits.cancel(actor, orderNo);
      await left('499');
      w.fake.pay(orderNo, '500');
      await w.deposits.look(orderNo);
      const id = await w.newestItem();
      const by = { id: 'sophea', role: 'operator', ip: '127.0.0.1' } as const;
      const credit = (to: object) => inTransaction(db, (trx) => w.unmatched.credit(trx, id, to, by));
      await expect(credit({ orderNo })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      await expect(credit({ username: 'sokha' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      await left('500');
      const before = await used();
      await db
        .updateTable('deposit_payment')
        .set({ paid_at: new Date(w.now().getTime() - 3 * 24 * 60 * MINUTE) })
        .where('id', '=', (eb) => eb.selectFrom('suspense_item').select('payment_id').where('id', '=', id))
        .execute();
      expect(await gain(() => credit({ orderNo }))).toBe('500.0000');
      expect(await w.lastMessage()).toMatchObject({ template: 'depositPaid', content: { order: orderNo } });
      // it takes up the limit of the day on which it was credited
      expect((await used()) - before).toBe(parseMoney('500'));
    });
  });

  test('goes back when its provider takes it back', async () => {
    const payment = w.fake.pay(undefined, '700');
    await webhook(w.fake.strayRef());
    w.fake.change(payment, { state: 'reversed' });
    await webhook(w.fake.strayRef());
    expect((await items()).at(-1)).toMatchObject({ ended_at: expect.any(Date) });
  });
});

test('a payment without an order is booked by the job when its provider was down for longer than its worker tries', async () => {
  w.fake.pay(undefined, '700');
  w.fake.trouble.push({ kind: 'unavailable' });
  await expect(webhook(w.fake.strayRef())).rejects.toThrow('unavailable');
  const before = (await items()).length;
  await w.webhooks.takeGivenUp();
  expect(await items()).toHaveLength(before);
  await db
    .updateTable('webhook_inbox')
    .set({ received_at: new Date(Date.now() - 16 * MINUTE) })
    .where('done_at', 'is', null)
    .execute();
  await w.webhooks.takeGivenUp();
  expect((await items()).slice(before)).toMatchObject([{ reason: 'UNKNOWN_ORDER', amount: '7000000' }]);
});

test('a webhook that was given up is taken up although hundreds that always fail came before it', async () => {
  const at = new Date(Date.now() - 20 * MINUTE);
  // of a provider that is not there any more
  const gone = { provider: 'gone', ref: 'dep1', body_hash: Buffer.alloc(32), received_at: at };
  await db
    .insertInto('webhook_inbox')
    .values(Array.from({ length: 200 }, () => ({ ...gone, event_id: randomUUID() })))
    .execute();
  w.fake.pay(undefined, '700');
  w.fake.trouble.push({ kind: 'unavailable' });
  await expect(webhook(w.fake.strayRef())).rejects.toThrow('unavailable');
  await db.updateTable('webhook_inbox').set({ received_at: at }).where('done_at', 'is', null).execute();
  const before = (await items()).length;
  for (let run = 0; run < 2; run++) await w.webhooks.takeGivenUp();
  expect((await items()).slice(before)).toMatchObject([{ reason: 'UNKNOWN_ORDER', amount: '7000000' }]);
  await db.deleteFrom('webhook_inbox').where('provider', '=', 'gone').execute();
});

describe('a payment that is reversed', () => {
  test('leaves the wallet, and its order is reversed', async () => {
    const orderNo = await opened();
    const payment = w.fake.pay(orderNo, '500');
    await w.deposits.look(orderNo);
    w.fake.change(payment, { state: 'reversed' });
    expect(await gain(() => webhook(w.fake.refOf(orderNo)))).toBe('-500.0000');
    expect(await gain(() => webhook(w.fake.refOf(orderNo)))).toBe('0.0000');
    expect(await stateOf(orderNo)).toMatchObject({ state: 'REVERSED', credited: '0.0000' });
  });

  test('is taken from vendors too where the cash is not enough, and only what is missing', async () => {
    const orderNo = await opened();
    const payment = w.fake.pay(orderNo, '500');
    await w.deposits.look(orderNo);
    const before = await cash();
    const owner = { memberId: sokha, currency: 'KHR' };
    await inTransaction(db, (trx) =>
      moveBetween(
        trx,
        owner,
        { to: 'HOUSE', amount: before - parseMoney('120'), at: new Date() },
        { actorRole: 'member' },
      ),
    );
    w.fake.change(payment, { state: 'reversed' });
    await webhook(w.fake.refOf(orderNo));
    expect(await cash()).toBe(0n);
    const [at] = await listAtVendors(db, sokha, 'KHR');
    expect(at?.amount).toBe(before - parseMoney('500'));
    expect((await items()).filter(({ reason }) => reason === 'OWED')).toEqual([]);
    await inTransaction(db, (trx) => collectAtVendors(trx, owner));
  });

  test('takes what is there, and the rest is owed', async () => {
    const orderNo = await opened();
    const payment = w.fake.pay(orderNo, '500');
    await w.deposits.look(orderNo);
    const rest = await cash();
    await post(
      db,
      transfer({ member: sokha, receiver: dara, currency: 'KHR', amount: rest - parseMoney('120'), key: payment }),
    );
    w.fake.change(payment, { state: 'reversed' });
    await webhook(w.fake.refOf(orderNo));
    expect(await cash()).toBe(0n);
    expect((await items()).at(-1)).toMatchObject({ reason: 'OWED', amount: '-3800000', member_id: sokha });
    await post(
      db,
      transfer({ member: dara, receiver: sokha, currency: 'KHR', amount: rest - parseMoney('500'), key: payment }),
    );
  });

  test('before we heard of it never shows in the wallet', async () => {
    const orderNo = await opened();
    w.fake.pay(orderNo, '500', { state: 'reversed' });
    expect(await gain(() => w.deposits.look(orderNo))).toBe('0.0000');
    expect((await items()).at(-1)).toMatchObject({ reason: 'REVERSED', ended_at: expect.any(Date) });
  });
});

describe('whatever happens, in any order', () => {
  /** What a plain account of it says: what each payment that stands has brought, by its order. */
  type Model = Map<string, { method: 'ONE' | 'PARTS'; payments: Map<string, Money> }>;
  const part = parseMoney('50');
  const partly = new Set<string>();
  const partsFee = { feeFixed: parseMoney('10'), feePpm: 10_000, feeStep: parseMoney('1') };
  const step = fc.record({
    kind: fc.constantFrom(
      'begin',
      'begin',
      'pay',
      'pay',
      'stray',
      'reverse',
      'reversePart',
      'look',
      'webhook',
      'wait',
      'cancel',
      'fail',
    ),
    pick: fc.nat(20),
    units: fc.integer({ min: 100, max: 900 }),
    method: fc.constantFrom('ONE' as const, 'PARTS' as const),
  });
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
  /** What fails is tried again: by its worker, by the job, by the member. */
  const attempt = (work: Promise<unknown>) => work.catch(() => undefined);

  async function take({ kind, pick, units, method }: Step, model: Model): Promise<void> {
    const orderNo = [...model.keys()][pick % (model.size || 1)];
    const order = model.get(orderNo ?? '');
    if (kind === 'begin') {
      const made = await begin(String(units), method).catch(() => undefined);
      if (made) model.set(made, { method, payments: new Map() });
    } else if (kind === 'stray') {
      w.fake.pay(undefined, String(units));
      await attempt(webhook(w.fake.strayRef()));
    } else if (kind === 'wait') wait(pick * MINUTE);
    else if (kind === 'fail') w.fake.trouble.push({ kind: 'timeout', isDone: units % 2 === 0 });
    else if (!orderNo || !order) return;
    else if (kind === 'look') await attempt(w.deposits.look(orderNo));
    else if (kind === 'cancel') await attempt(w.deposits.cancel(actor, orderNo));
    else if (kind === 'webhook') await attempt(webhook(w.fake.refOf(orderNo)));
    else if (kind === 'pay' && w.fake.refOf(orderNo)) {
      const amount = parseMoney(String(units));
      const fee = order.method === 'PARTS' ? memberFeeOf(partsFee, amount) : 0n;
      order.payments.set(w.fake.pay(orderNo, String(units)), amount - fee);
    } else if (kind === 'reverse' || kind === 'reversePart') {
      const [payment] = [...order.payments.keys()];
      if (payment === undefined) return;
      if (kind === 'reversePart') {
        // the same part again is nothing new
        if (!partly.has(payment)) order.payments.set(payment, (order.payments.get(payment) ?? 0n) - part);
        partly.add(payment);
        w.fake.change(payment, { reversed: part });
        return;
      }
      w.fake.change(payment, { state: 'reversed' });
      order.payments.delete(payment);
    }
  }

  test('the wallet has what was paid and stands, once, and the books are sound', async () => {
    const numRuns = process.env.TEST_ENGINES === 'all' ? 100 : 8;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        await w.closeOpenOrders();
        const start = await cash();
        const model: Model = new Map();
        for (const one of steps) await take(one, model);
        w.fake.trouble.length = 0;
        let expected = 0n;
        for (const [orderNo, { payments }] of model) {
          await w.deposits.look(orderNo);
          const { state, credited } = await stateOf(orderNo);
          // an order whose payments were all taken back takes no more: what comes then waits in suspense
          const stands = [...payments.values()].reduce((sum, one) => sum + one, 0n);
          if (state !== 'REVERSED') expect(credited).toBe(formatMoney(stands));
          expected += parseMoney(credited);
        }
        expect((await cash()) - start).toBe(expected);
        expect(await unsoundBooks(db)).toEqual([]);
      }),
      { numRuns, endOnFailure: true },
    );
  });
});

test('after all of that the books are sound', async () => {
  expect(await unsoundBooks(db)).toEqual([]);
});
