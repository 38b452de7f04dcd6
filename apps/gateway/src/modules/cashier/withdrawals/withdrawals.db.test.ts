import { beforeEach, describe, expect, test } from 'vitest';
import { testDb } from '../../../../test/harness.ts';
import { accountBalance, PAYOUT_COST, unsoundBooks } from '../../../../test/payments.ts';
import { HOUR, MINUTE, withdrawalWorld } from '../../../../test/withdrawals.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { formatMoney, parseMoney } from '../../../kernel/money.ts';
import { insertBonus } from '../../bonuses/bonus.repository.ts';
import { insertOrder } from '../deposit.repository.ts';

const t = await testDb();
const db = t.db.kysely;
const w = await withdrawalWorld(t);
const { actor, other } = w;
const cashier = { id: 'sophea', role: 'operator', ip: '127.0.0.1' } as const;
beforeEach(w.reset);

const owed = () =>
  db.selectFrom('suspense_item').select(['reason', 'amount', 'ended_at']).where('part_id', 'is not', null).execute();
const approve = async (orderNo: string) => {
  const id = await w.idOf(orderNo);
  return db.transaction().execute((trx) => w.review.approve(trx, id, cashier, 'Checked'));
};

describe('a request', () => {
  test('takes its money out of the wallet at once, and no more than there is', async () => {
    const account = await w.account();
    const orders = await w.gain(() => w.request(account, '500'));
    expect(orders).toBe('-500.0000');
    expect((await w.withdrawals.withdrawable(actor)).onHold).toBe('500.0000');
    const rest = await w.cash();
    w.decide({ amountPerDay: '999999999.0000' });
    await expect(w.request(account, formatMoney(rest + parseMoney('1')))).rejects.toMatchObject({
      code: 'WALLET_INSUFFICIENT',
    });
    expect(await w.cash()).toBe(rest);
  });

  test('is refused while a bonus is in play, unless its member leaves play', async () => {
    const [account, memberId] = [await w.account(), actor.memberId];
    const order = await inTransaction(db, (trx) =>
      insertOrder(trx, {
        ...{ memberId, provider: 'any', method: 'ONE', kind: 'BANK', currency: 'KHR', amount: 1n, minimum: 1n },
        ...{ feeFixed: 0n, feePpm: 0, feeStep: 1n, takesParts: false, state: 'EXPIRED', offerId: null, bonus: null },
        ...{ createdAt: w.now(), expiresAt: w.now() },
      }),
    );
    const { id: offerId } = await db
      .insertInto('bonus_offer')
      .values({
        kind: 'FIRST',
        currency: 'KHR',
        percent: 50,
        most: 1n,
        least: 1n,
        times: 2,
        days: 30,
        created_by: 'any',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const bonus = { offerId, orderId: order.id, memberId, currency: 'KHR', deposit: 1n, amount: 1n };
    await inTransaction(db, (trx) => insertBonus(trx, { ...bonus, required: 1n, days: 30, waits: false }));
    expect(await w.withdrawals.withdrawable(actor)).toMatchObject({ hasBonus: true });
    expect(await w.gain(() => w.request(account, '500').catch(({ code }) => expect(code).toBe('BONUS_ACTIVE')))).toBe(
      '0.0000',
    );
    await db
      .insertInto('play_break')
      .values({ member_id: memberId, kind: 'EXCLUSION', period: 'life' } as never)
      .execute();
    expect(await w.withdrawals.withdrawable(actor)).not.toHaveProperty('hasBonus');
    expect(await w.gain(() => w.request(account, '500'))).toBe('-500.0000');
    await db.deleteFrom('play_break').execute();
    await db.deleteFrom('deposit_bonus').execute();
  });

  test.each([
    ['LARGE', '99', 'min'],
    ['SMALL', '10', 'min'],
    ['LARGE', '100.5', 'format'],
  ])('by %s of %s is refused by the terms of the method', async (method, amount, rule) => {
    const account = await w.account(method);
    await expect(w.request(account, amount)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      params: { fields: [{ name: 'amount', rule }] },
    });
  });

  test('is refused beyond the orders or the amount of a day, which begins at midnight of the merchant', async () => {
    const account = await w.account();
    w.decide({ ordersPerDay: 2, amountPerDay: '1000.0000' });
    await w.request(account, '400');
    const limit = { code: 'LIMIT_REACHED', params: { kind: 'withdrawal', resetsAt: '2026-11-26T17:00:00.000Z' } };
    await expect(w.request(account, '700')).rejects.toMatchObject(limit);
    await w.request(account, '600');
    expect(await w.withdrawals.withdrawable(actor)).toMatchObject({ ordersLeft: 0, amountLeft: '0.0000' });
    await expect(w.request(account, '100')).rejects.toMatchObject(limit);
    w.wait(12 * HOUR - 1);
    await expect(w.request(account, '100')).rejects.toMatchObject(limit);
    w.wait(1);
    await expect(w.request(account, '100')).resolves.toBeTruthy();
  });

  test('of the last of the limit is taken once, from however many tabs it comes', { tags: ['race'] }, async () => {
    const account = await w.account();
    w.decide({ ordersPerDay: 1 });
    const came = await w.gain(() => Promise.allSettled([1, 2, 3, 4].map(() => w.request(account, '500'))));
    expect(came).toBe('-500.0000');
  });

  test('of all the money is taken once, from however many tabs it comes', { tags: ['race'] }, async () => {
    const account = await w.account();
    w.decide({ amountPerDay: '999999999.0000', automaticUpTo: '0.0000' });
    const all = await w.cash();
    const asked = await Promise.allSettled([1, 2, 3].map(() => w.request(account, formatMoney(all))));
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await w.cash()).toBe(0n);
    const [done] = asked.filter((one) => one.status === 'fulfilled');
    const orderNo = done?.status === 'fulfilled' ? done.value : '';
    await w.review.reject(await w.idOf(orderNo), 'SECURITY', 'Not reached', cashier);
    expect(await w.cash()).toBe(all);
  });

  test('is not seen by somebody else', async () => {
    const orderNo = await w.request(await w.account(), '500');
    await expect(w.withdrawals.detail(other, orderNo)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await w.withdrawals.list(other, { cursor: undefined, pageSize: 20 })).content).toEqual([]);
    expect((await w.withdrawals.list(actor, { cursor: undefined, pageSize: 1 })).content).toMatchObject([{ orderNo }]);
  });
});

describe('a withdrawal', () => {
  test('up to the limit is paid without anybody looking', async () => {
    const orderNo = await w.sent(await w.account(), '500');
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'PAYING', fee: '0.0000', arrives: '500.0000' });
    expect(await w.partsOf(orderNo)).toMatchObject([{ no: `${orderNo}-1`, amount: '500.0000', state: 'SENT' }]);
    w.fake.settle(`${orderNo}-1`, 'paid');
    await w.webhook(`${orderNo}-1`);
    expect(await w.stateOf(orderNo)).toMatchObject({
      state: 'PAID',
      paid: '500.0000',
      completedAt: expect.any(String),
    });
    expect(await w.held([orderNo])).toBe(0n);
    // the money has left the account of the provider, with what it takes
    expect(await accountBalance(db, 'PSP', `${w.code}:LARGE`)).toBe(parseMoney('500') + PAYOUT_COST);
  });

  test('above what is sent at once comes in parts; the fee is taken with the last one', async () => {
    const orderNo = await w.sent(await w.account('SMALL'), '1000');
    expect(await w.stateOf(orderNo)).toMatchObject({ fee: '11.0000', arrives: '989.0000' });
    const parts = await w.partsOf(orderNo);
    expect(parts.map(({ amount }) => amount)).toEqual(['330.0000', '330.0000', '329.0000']);
    w.fake.settle(`${orderNo}-2`, 'paid');
    await w.look(orderNo);
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'PAID_PART', paid: '330.0000' });
    expect(await w.held([orderNo])).toBe(parseMoney('670'));
    for (const n of [1, 3]) w.fake.settle(`${orderNo}-${n}`, 'paid');
    await w.look(orderNo);
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'PAID', paid: '989.0000', givenBack: '0.0000' });
    expect(await w.held([orderNo])).toBe(0n);
  });

  test('above the limit waits for an operator, who approves it or gives it back with a reason', async () => {
    w.decide({ automaticUpTo: '400.0000' });
    const account = await w.account();
    const [good, bad] = [await w.sent(account, '500'), await w.sent(account, '600')];
    expect(await w.stateOf(good)).toMatchObject({ state: 'REVIEW' });
    expect(w.fake.partNos()).toEqual([]);
    expect(await approve(good)).toMatchObject({
      state: 'APPROVED',
      decidedBy: 'sophea',
      flags: ['NEW_ACCOUNT', 'LARGE'],
    });
    await expect(w.review.reject(await w.idOf(good), 'TERMS', 'Too late', cashier)).rejects.toMatchObject({
      code: 'STATE_STALE',
    });
    expect(await w.gain(async () => w.review.reject(await w.idOf(bad), 'ACCOUNT', 'Other name', cashier))).toBe(
      '600.0000',
    );
    expect(await w.stateOf(bad)).toMatchObject({ state: 'REJECTED', reason: 'ACCOUNT', givenBack: '600.0000' });
    await expect(approve(bad)).rejects.toMatchObject({ code: 'STATE_STALE' });
    await w.look(good);
    expect(w.fake.partNos()).toEqual([`${good}-1`]);
  });

  test('is decided once by two operators at the same time', { tags: ['race'] }, async () => {
    w.decide({ automaticUpTo: '400.0000' });
    const orderNo = await w.sent(await w.account(), '500');
    const id = await w.idOf(orderNo);
    const both = await Promise.allSettled([approve(orderNo), w.review.reject(id, 'TERMS', 'Rules', cashier)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('that cannot be paid is given back', async () => {
    const orderNo = await w.sent(await w.account('SMALL'), '1000');
    for (const n of [1, 2, 3]) w.fake.settle(`${orderNo}-${n}`, 'failed', 'ACCOUNT_CLOSED');
    expect(await w.gain(() => w.look(orderNo))).toBe('1000.0000');
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'REJECTED', reason: 'ACCOUNT_CLOSED', paid: '0.0000' });
  });

  test('of which a part cannot be paid gives that back, and costs no fee', async () => {
    const orderNo = await w.sent(await w.account('SMALL'), '1000');
    w.fake.settle(`${orderNo}-1`, 'paid');
    w.fake.settle(`${orderNo}-2`, 'failed', 'NAME_MISMATCH');
    w.fake.settle(`${orderNo}-3`, 'paid');
    expect(await w.gain(() => w.look(orderNo))).toBe('341.0000');
    expect(await w.stateOf(orderNo)).toMatchObject({
      ...{ state: 'PAID', paid: '659.0000', givenBack: '341.0000', reason: 'NAME_MISMATCH' },
    });
  });

  test('is sent again under another number while the bank of the receiver is down, three times in all', async () => {
    const orderNo = await w.sent(await w.account(), '500');
    for (const n of [1, 2, 3]) {
      w.fake.settle(`${orderNo}-${n}`, 'failed', 'BANK_DOWN');
      await w.look(orderNo);
      await w.look(orderNo);
    }
    expect(w.fake.partNos()).toEqual([1, 2, 3].map((n) => `${orderNo}-${n}`));
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'REJECTED', reason: 'BANK_DOWN', givenBack: '500.0000' });
  });

  test('that the provider refuses is given back', async () => {
    const orderNo = await w.request(await w.account(), '500');
    w.fake.trouble.push({ kind: 'rejected' });
    expect(await w.gain(() => w.look(orderNo))).toBe('500.0000');
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'REJECTED', reason: 'REFUSED' });
  });
});

describe('a part', () => {
  test('is only asked about after a call without an answer, and never sent anew', async () => {
    const account = await w.account();
    const orderNo = await w.request(account, '500');
    w.fake.trouble.push({ kind: 'timeout', isDone: true });
    await w.look(orderNo);
    expect(await w.partsOf(orderNo)).toMatchObject([{ state: 'SENT' }]);
    const calls = w.fake.calls();
    w.fake.settle(`${orderNo}-1`, 'paid');
    await w.look(orderNo);
    expect(w.fake.calls()).toBe(calls + 1);
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'PAID', paid: '500.0000' });
  });

  test('that never got there is sent under its number when the provider has said so twice, half an hour later', async () => {
    const orderNo = await w.request(await w.account(), '500');
    w.fake.trouble.push({ kind: 'timeout' });
    await w.look(orderNo);
    for (let n = 0; n < 3; n++) await w.look(orderNo);
    expect(w.fake.partNos()).toEqual([]);
    w.wait(30 * MINUTE);
    await w.look(orderNo);
    expect(await w.partsOf(orderNo)).toMatchObject([{ state: 'SENT' }]);
    await w.look(orderNo);
    expect(await w.partsOf(orderNo)).toMatchObject([{ state: 'PLANNED' }]);
    await w.look(orderNo);
    expect(w.fake.partNos()).toEqual([`${orderNo}-1`]);
  });

  test('is sent later when the provider is surely not there', async () => {
    const orderNo = await w.request(await w.account(), '500');
    w.fake.trouble.push({ kind: 'unavailable' });
    await w.look(orderNo);
    expect(await w.partsOf(orderNo)).toMatchObject([{ state: 'PLANNED' }]);
    await w.look(orderNo);
    expect(w.fake.partNos()).toHaveLength(1);
  });

  test('is sent once, however many workers look at it', { tags: ['race'] }, async () => {
    const orderNo = await w.request(await w.account('SMALL'), '1000');
    await Promise.all([1, 2, 3, 4].map(() => w.look(orderNo)));
    expect(w.fake.partNos().toSorted()).toEqual([1, 2, 3].map((n) => `${orderNo}-${n}`));
    expect(w.fake.calls()).toBeLessThan(20);
  });

  test('is paid once, however often and by whatever way it is told', { tags: ['race'] }, async () => {
    const orderNo = await w.sent(await w.account('SMALL'), '300');
    const part = `${orderNo}-1`;
    w.fake.settle(part, 'paid');
    await Promise.all([w.webhook(part), w.webhook(part), w.look(orderNo), w.look(orderNo)]);
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'PAID', paid: '296.0000' });
    expect(await w.held([orderNo])).toBe(0n);
  });

  test('that comes back after it was paid gives its money back, without the fee that was taken', async () => {
    const orderNo = await w.sent(await w.account('SMALL'), '300');
    w.fake.settle(`${orderNo}-1`, 'paid');
    await w.look(orderNo);
    w.wait(3 * 24 * HOUR);
    w.fake.settle(`${orderNo}-1`, 'returned', 'ACCOUNT_CLOSED');
    expect(await w.gain(() => w.webhook(`${orderNo}-1`))).toBe('296.0000');
    expect(await w.gain(() => w.webhook(`${orderNo}-1`))).toBe('0.0000');
    expect(await w.stateOf(orderNo)).toMatchObject({
      ...{ state: 'REJECTED', paid: '0.0000', givenBack: '296.0000', reason: 'ACCOUNT_CLOSED' },
    });
    expect(await w.partsOf(orderNo)).toMatchObject([{ state: 'RETURNED' }]);
  });

  test('of several that comes back leaves the others paid', async () => {
    const orderNo = await w.sent(await w.account('SMALL'), '1000');
    for (const n of [1, 2, 3]) w.fake.settle(`${orderNo}-${n}`, 'paid');
    await w.look(orderNo);
    w.fake.settle(`${orderNo}-2`, 'failed', 'ACCOUNT_CLOSED');
    expect(await w.gain(() => w.look(orderNo))).toBe('330.0000');
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'PAID', paid: '659.0000', givenBack: '330.0000' });
  });

  test('that is paid after it had failed takes the place of the one that was to replace it', async () => {
    const orderNo = await w.sent(await w.account(), '500');
    w.fake.settle(`${orderNo}-1`, 'failed', 'BANK_DOWN');
    await w.webhook(`${orderNo}-1`);
    w.fake.settle(`${orderNo}-1`, 'paid');
    await w.webhook(`${orderNo}-1`);
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'PAID', paid: '500.0000' });
    await w.look(orderNo);
    expect(w.fake.partNos()).toEqual([`${orderNo}-1`]);
  });

  test('that is paid after it had failed is paid from the hold, while others are under way', async () => {
    const orderNo = await w.sent(await w.account('SMALL'), '1000');
    const before = await owed();
    w.fake.settle(`${orderNo}-2`, 'failed', 'ACCOUNT_CLOSED');
    await w.webhook(`${orderNo}-2`);
    w.fake.settle(`${orderNo}-2`, 'paid');
    await w.webhook(`${orderNo}-2`);
    for (const n of [1, 3]) w.fake.settle(`${orderNo}-${n}`, 'paid');
    expect(await w.gain(() => w.look(orderNo))).toBe('0.0000');
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'PAID', paid: '989.0000', givenBack: '0.0000' });
    expect(await owed()).toEqual(before);
  });

  test('that is paid after its money was given back is owed, until it comes back', async () => {
    const orderNo = await w.sent(await w.account(), '500');
    w.fake.settle(`${orderNo}-1`, 'failed', 'ACCOUNT_CLOSED');
    await w.look(orderNo);
    w.fake.settle(`${orderNo}-1`, 'paid');
    expect(await w.gain(() => w.webhook(`${orderNo}-1`))).toBe('0.0000');
    expect((await owed()).at(-1)).toMatchObject({ reason: 'PAID_TWICE', amount: '-5000000', ended_at: null });
    w.fake.settle(`${orderNo}-1`, 'returned', 'ACCOUNT_CLOSED');
    expect(await w.gain(() => w.look(orderNo))).toBe('0.0000');
    expect((await owed()).at(-1)).toMatchObject({ ended_at: expect.any(Date) });
  });

  test('does not change when an older state of it comes later', async () => {
    const orderNo = await w.sent(await w.account(), '500');
    w.fake.settle(`${orderNo}-1`, 'failed', 'BANK_DOWN');
    const before = w.fake.payoutOf(`${orderNo}-1`);
    w.fake.settle(`${orderNo}-1`, 'paid');
    await w.look(orderNo);
    if (before) w.fake.restore(before);
    expect(await w.gain(() => w.webhook(`${orderNo}-1`))).toBe('0.0000');
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'PAID', paid: '500.0000' });
  });
});

test('after all of that the books are sound', async () => {
  expect(await unsoundBooks(db)).toEqual([]);
});
