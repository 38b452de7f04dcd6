import type { DepositOrderDetail, DepositOrderPage, MemberMoney } from '@mekong/api-client/admin/contract/types';
import {
  zGetDepositOrderResponse,
  zGetMemberMoneyResponse,
  zListDepositOrdersResponse,
} from '@mekong/api-client/admin/contract/validators';
import { beforeEach, describe, expect, test } from 'vitest';
import { consoleOf } from '../../../../test/console.ts';
import { depositWorld, MINUTE } from '../../../../test/deposits.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';

const t = await testDb();
const db = t.db.kysely;
const w = await depositWorld(t);
const gateway = await testGateway(t);
const support = await consoleOf(gateway, { role: 'support' });
beforeEach(w.reset);

const list = async (query: Record<string, string | number> = {}) => {
  const page = await support.value<DepositOrderPage>('listDepositOrders', { query });
  zListDepositOrdersResponse.parse(page);
  return page;
};
/** Numbers of the orders that a filter finds. */
const numbers = async (query: Record<string, string | number>) =>
  (await list(query)).content.map(({ orderNo }) => orderNo);
const detail = async (orderNo: string) => {
  const answer = await support.value<DepositOrderDetail>('getDepositOrder', { path: { orderNo } });
  zGetDepositOrderResponse.parse(answer);
  return answer;
};
const payAndLook = async (orderNo: string, amount: string, more?: object) => {
  const ref = w.fake.pay(orderNo, amount, more);
  await w.deposits.look(orderNo);
  return ref;
};
const sendSlip = async (orderNo: string) => {
  const { id } = await db
    .selectFrom('deposit_order')
    .select('id')
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('stored_file')
    .values({
      ...{ name: `slip-of-order-${orderNo}`, member_id: w.actor.memberId, purpose: 'SLIP', width: 1, height: 1 },
      ...{ sha256: Buffer.from(orderNo), bytes: Buffer.from(orderNo), key_sealed: 'none' },
    })
    .execute();
  await db
    .insertInto('deposit_slip')
    .values({ order_id: id, name: `slip-of-order-${orderNo}`, sent_at: new Date() })
    .execute();
};

describe('the deposits of all members', () => {
  test('are found by the number of the order, both numbers of the provider, and the name of the member', async () => {
    const orderNo = await w.opened('500', 'PARTS');
    const paymentRef = await payAndLook(orderNo, '500');
    const { terms } = await detail(orderNo);
    for (const q of [orderNo, orderNo.toLowerCase(), terms.providerRef, paymentRef])
      expect(await numbers({ q: q ?? '' }), q).toEqual([orderNo]);
    expect(await numbers({ q: 'SOKHA' })).toContain(orderNo);
    expect(await numbers({ q: 'dara' })).toEqual([]);
    expect(await numbers({ q: orderNo.slice(0, 7) })).toEqual([]);
  });

  test('are narrowed by state, method, currency, amount and time', async () => {
    const [small, large] = [await w.opened('500', 'ONE'), await w.opened('900', 'PARTS')];
    await payAndLook(large, '900');
    expect(
      await numbers({ state: 'COMPLETED', amountFrom: '900.0000', amountTo: '900.0000', method: 'PARTS' }),
    ).toContain(large);
    expect(await numbers({ state: 'PENDING', amountTo: '899.9999' })).toContain(small);
    expect(await numbers({ state: 'PENDING' })).not.toContain(large);
    expect(await numbers({ method: 'PARTS' })).not.toContain(small);
    expect(await numbers({ currency: 'USD' })).toEqual([]);
    const at = w.now().toISOString();
    const after = new Date(w.now().getTime() + 1).toISOString();
    expect(await numbers({ from: at, to: after })).toEqual(expect.arrayContaining([small, large]));
    expect(await numbers({ to: at })).toEqual(expect.not.arrayContaining([small, large]));
  });

  test('carry marks of what is to be known of them, and are found by each', async () => {
    const late = await w.opened('500', 'ONE');
    w.wait(60 * MINUTE);
    await w.deposits.look(late);
    await payAndLook(late, '500');
    const excess = await w.opened('500', 'PARTS');
    await payAndLook(excess, '700');
    const part = await w.opened('500', 'PARTS');
    await payAndLook(part, '200');
    const kept = await w.opened('500', 'ONE');
    await payAndLook(kept, '5', { currency: 'USD' });
    await db.updateTable('deposit_order').set({ state: 'EXPIRED' }).where('order_no', '=', kept).execute();
    const slip = await w.opened('500', 'ONE');
    await sendSlip(slip);
    const found = async (mark: string) =>
      (await list({ mark, pageSize: 100 })).content.filter(({ orderNo }) =>
        [part, excess, late, kept, slip].includes(orderNo),
      );
    expect((await found('PART')).map(({ orderNo }) => orderNo)).toEqual([part]);
    expect((await found('EXCESS')).map(({ orderNo }) => orderNo)).toEqual([excess]);
    expect((await found('LATE')).map(({ orderNo }) => orderNo)).toEqual([late]);
    expect((await found('KEPT')).map(({ orderNo }) => orderNo)).toEqual([kept]);
    const [waiting, ...others] = await found('SLIP');
    expect([waiting?.orderNo, waiting?.marks, others]).toEqual([slip, ['SLIP'], []]);
  });

  test('are read page by page, and a cursor is good for one filter alone', async () => {
    const orders = [await w.opened(), await w.opened(), await w.opened()];
    const query = { q: 'sokha', state: 'PENDING', pageSize: 2 };
    const first = await list(query);
    const second = await list({ ...query, cursor: first.nextCursor ?? '' });
    expect([...first.content, ...second.content].map(({ orderNo }) => orderNo).slice(0, 3)).toEqual(
      orders.toReversed(),
    );
    const { json } = await support.call('listDepositOrders', {
      query: { ...query, state: 'COMPLETED', cursor: first.nextCursor ?? '' },
    });
    expect(json.error?.code).toBe('VALIDATION_FAILED');
  });
});

describe('one deposit', () => {
  test('tells its payments, what the ledger has booked, messages of the provider and what was done, and each look is noted', async () => {
    const orderNo = await w.opened('500', 'PARTS');
    w.fake.pay(orderNo, '200');
    const { provider_ref: ref } = await db
      .selectFrom('deposit_order')
      .select('provider_ref')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    await w.webhook(ref ?? '', `event-${orderNo}`);
    await sendSlip(orderNo);
    const answer = await detail(orderNo);
    expect(answer.order).toMatchObject({ orderNo, username: 'sokha', marks: ['SLIP', 'PART'], state: 'PENDING' });
    expect(answer.payments).toMatchObject([{ amount: '200.0000', state: 'APPLIED', takenBack: '0.0000' }]);
    const [movement, ...others] = answer.movements;
    expect([movement?.kind, others]).toEqual(['DEPOSIT', []]);
    const sum = movement?.legs.reduce((all, { amount }) => all + Number(amount), 0);
    expect([sum, movement?.legs.find(({ account }) => account === 'MAIN')?.amount]).toEqual([0, answer.order.credited]);
    expect(answer.events).toMatchObject([{ eventId: `event-${orderNo}`, doneAt: expect.any(String) }]);
    expect(answer.slips).toMatchObject([{ fileId: `slip-of-order-${orderNo}` }]);
    expect(answer.history.map(({ action }) => action)).toEqual([
      ...['deposit.requested', 'deposit.accepted', 'payment.credited'],
    ]);
    expect(answer.history.every(({ ip }) => ip === undefined)).toBe(true);
    expect(await gateway.modules.audit.newest({ object: `deposit:${orderNo}`, limit: 1 })).toMatchObject([
      { action: 'deposit.viewed', actorId: 'a support' },
    ]);
  });

  test('tells what of it was kept, what operators have decided, and the movements of both', async () => {
    const orderNo = await w.opened('500', 'ONE');
    const payment = await payAndLook(orderNo, '5', { currency: 'USD' });
    const id = await w.newestItem();
    const by = { id: 'sophea', role: 'operator', ip: '127.0.0.1' } as const;
    await inTransaction(db, (trx) => w.unmatched.writeOff(trx, id, by));
    const answer = await detail(orderNo);
    expect(answer.kept).toMatchObject([{ id, paymentRef: payment, outcome: 'WRITTEN_OFF', decidedBy: 'sophea' }]);
    expect(answer.movements.map(({ kind }) => kind)).toEqual(['DEPOSIT_HELD', 'DEPOSIT_WRITTEN_OFF']);
    expect(answer.history.map(({ action }) => action)).toEqual([
      ...['deposit.requested', 'deposit.accepted', 'payment.held', 'payment.written-off'],
    ]);
  });

  test('is not found by a number that no order has', async () => {
    const { json } = await support.call('getDepositOrder', { path: { orderNo: 'ZZZZZZZZ' } });
    expect(json.error?.code).toBe('NOT_FOUND');
  });
});

test('the money of a member stands in one place with its locks and orders, and that it was read is noted', async () => {
  const orderNo = await w.opened('500', 'ONE');
  await payAndLook(orderNo, '500');
  const money = await support.value<MemberMoney>('getMemberMoney', { path: { id: w.actor.memberId } });
  zGetMemberMoneyResponse.parse(money);
  expect(money.deposits[0]).toMatchObject({ orderNo, state: 'COMPLETED' });
  expect(money.locks.at(-1)).toMatchObject({ orderNo, done: '0.0000' });
  expect(Number(money.parts.withdrawable) + Number(money.parts.locked)).toBe(Number(money.parts.cash));
  expect(await gateway.modules.audit.newest({ action: 'member-money.viewed', limit: 1 })).toMatchObject([
    { object: 'sokha', actorId: 'a support' },
  ]);
  expect(money).toMatchObject({ identity: 'NEEDED', disputes: [], transfers: [] });
  const { json } = await support.call('getMemberMoney', { path: { id: '999999' } });
  expect(json.error?.code).toBe('NOT_FOUND');
});
