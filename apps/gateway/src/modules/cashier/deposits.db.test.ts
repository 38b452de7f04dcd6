import type { DepositOrder } from '@mekong/api-client/contract/types';
import { beforeEach, describe, expect, test } from 'vitest';
import { depositWorld, MINUTE } from '../../../test/deposits.ts';
import { testDb } from '../../../test/harness.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';

const t = await testDb();
const w = await depositWorld(t);
const { actor, other, begin, opened, stateOf, wait } = w;
beforeEach(w.reset);

describe('an order', () => {
  test('can be paid when its provider has accepted it', async () => {
    const orderNo = await begin();
    expect(await stateOf(orderNo)).toMatchObject({ state: 'CREATED', credited: '0.0000' });
    await w.deposits.look(orderNo);
    expect(await stateOf(orderNo)).toMatchObject({ state: 'PENDING', expiresAt: '2026-11-26T09:10:00.000Z' });
  });

  test.each([
    ['99.9999', 'min'],
    ['100000.0001', 'max'],
    ['100.5', 'format'],
  ])('of %s is refused by the terms of the method', async (amount, rule) => {
    await expect(begin(amount)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      params: { fields: [{ name: 'amount', rule }] },
    });
  });

  test('is refused when three are open, and by a method that there is not', async () => {
    for (let n = 0; n < 3; n++) await begin();
    await expect(begin()).rejects.toMatchObject({ code: 'TOO_MANY_OPEN' });
    await expect(begin('500', 'ONE', other)).resolves.toBeTruthy();
    await expect(begin('500', 'CASH')).rejects.toMatchObject({ code: 'METHOD_UNAVAILABLE' });
  });

  test('of somebody else is not found', async () => {
    const orderNo = await opened();
    await expect(w.deposits.detail(other, orderNo)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(w.deposits.cancel(other, orderNo)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('stands once in the list of its member, the newest first', async () => {
    const numbers = [await opened(), await opened()];
    const first = await w.deposits.list(actor, { cursor: undefined, pageSize: 1 });
    const second = await w.deposits.list(actor, { cursor: first.nextCursor, pageSize: 1 });
    expect([...first.content, ...second.content].map(({ orderNo }: DepositOrder) => orderNo)).toEqual(
      numbers.toReversed(),
    );
  });

  test('is asked for again when no answer came, and never begun anew', async () => {
    const orderNo = await begin();
    w.fake.trouble.push({ kind: 'timeout', isDone: true }, { kind: 'timeout' });
    await w.deposits.look(orderNo);
    await w.deposits.look(orderNo);
    expect(await stateOf(orderNo)).toMatchObject({ state: 'CREATED' });
    await w.deposits.look(orderNo);
    expect(await stateOf(orderNo)).toMatchObject({ state: 'PENDING' });
  });

  test('fails when its provider refuses it, and when that knows nothing of it after a quarter of an hour', async () => {
    const [refused, lost] = [await begin(), await begin()];
    w.fake.trouble.push({ kind: 'rejected' }, { kind: 'timeout' });
    await w.deposits.look(refused);
    expect(await stateOf(refused)).toMatchObject({ state: 'FAILED' });
    await w.deposits.look(lost);
    wait(14 * MINUTE);
    await w.deposits.look(lost);
    expect(await stateOf(lost)).toMatchObject({ state: 'CREATED' });
    wait(2 * MINUTE);
    await w.deposits.look(lost);
    expect(await stateOf(lost)).toMatchObject({ state: 'FAILED' });
  });

  test('expires at its time, when the provider was asked and knows of no payment', async () => {
    const orderNo = await opened();
    wait(10 * MINUTE);
    w.fake.trouble.push({ kind: 'unavailable' });
    await w.deposits.look(orderNo);
    expect(await stateOf(orderNo)).toMatchObject({ state: 'PENDING' });
    await w.deposits.look(orderNo);
    expect(await stateOf(orderNo)).toMatchObject({ state: 'EXPIRED' });
  });

  test('expires at its time when its provider has lost it, or is not there any more', async () => {
    const [lost, gone] = [await opened(), await opened()];
    w.fake.forget(lost);
    await t.db.kysely.updateTable('deposit_order').set({ provider: 'gone' }).where('order_no', '=', gone).execute();
    for (const state of ['PENDING', 'EXPIRED']) {
      for (const orderNo of [lost, gone]) {
        await w.deposits.look(orderNo);
        expect(await stateOf(orderNo)).toMatchObject({ state });
      }
      wait(10 * MINUTE);
    }
  });

  test('expires when its provider has been out of reach for three days, and is credited late when that is back', async () => {
    const orderNo = await opened();
    for (const [hours, state] of [
      [72, 'PENDING'],
      [1, 'EXPIRED'],
    ] as const) {
      wait(hours * 60 * MINUTE);
      w.fake.trouble.push({ kind: 'unavailable' });
      await w.deposits.look(orderNo);
      expect(await stateOf(orderNo)).toMatchObject({ state });
    }
    w.fake.pay(orderNo, '500');
    wait(5 * MINUTE);
    expect(await w.gain(() => w.deposits.lookAtDue())).toBe('500.0000');
    expect(await stateOf(orderNo)).toMatchObject({ state: 'COMPLETED', isLate: true });
  });

  test('that is called off while its provider makes it is asked about, and paid late', async () => {
    const orderNo = await begin();
    w.fake.whileCreating(() => inTransaction(t.db.kysely, (trx) => w.deposits.cancelOpen(trx, actor.memberId)));
    await w.deposits.look(orderNo);
    expect(await stateOf(orderNo)).toMatchObject({ state: 'CANCELLED' });
    w.fake.pay(orderNo, '500');
    wait(6 * MINUTE);
    expect(await w.gain(() => w.deposits.lookAtDue())).toBe('500.0000');
    expect(await stateOf(orderNo)).toMatchObject({ state: 'COMPLETED', isLate: true });
  });

  test('is cancelled when a slip comes while its provider cancels it, and not when it is in review before', async () => {
    const orderNo = await opened();
    const become = (state: 'PENDING' | 'REVIEW') =>
      t.db.kysely.updateTable('deposit_order').set({ state }).where('order_no', '=', orderNo).execute();
    await become('REVIEW');
    await expect(w.deposits.cancel(actor, orderNo)).rejects.toMatchObject({ code: 'STATE_STALE' });
    await become('PENDING');
    w.fake.whileCancelling(() => become('REVIEW'));
    expect(await w.deposits.cancel(actor, orderNo)).toMatchObject({ state: 'CANCELLED' });
  });

  test('is cancelled once, and not when it was paid', async () => {
    const [orderNo, paid] = [await opened(), await opened()];
    expect(await w.deposits.cancel(actor, orderNo)).toMatchObject({ state: 'CANCELLED' });
    await expect(w.deposits.cancel(actor, orderNo)).rejects.toMatchObject({ code: 'STATE_STALE' });
    w.fake.pay(paid, '500');
    await expect(w.deposits.cancel(actor, paid)).rejects.toMatchObject({ code: 'STATE_STALE' });
    expect(await stateOf(paid)).toMatchObject({ state: 'COMPLETED' });
  });

  test('is looked at by the job when it is due, and left alone when nothing new can come', async () => {
    const orderNo = await begin();
    await w.deposits.lookAtDue();
    w.fake.pay(orderNo, '500');
    await w.deposits.lookAtDue();
    expect(await stateOf(orderNo)).toMatchObject({ state: 'PENDING' });
    wait(5_000);
    await w.deposits.lookAtDue();
    expect(await stateOf(orderNo)).toMatchObject({ state: 'COMPLETED' });
    const calls = w.fake.calls();
    wait(80 * 60 * MINUTE);
    await w.deposits.lookAtDue();
    expect(w.fake.calls()).toBe(calls);
  });

  test('is shut for a while by a provider that keeps failing', async () => {
    for (let n = 0; n < 5; n++) w.fake.trouble.push({ kind: 'unavailable' });
    const orderNo = await begin();
    for (let n = 0; n < 5; n++) await w.deposits.look(orderNo);
    await expect(begin()).rejects.toMatchObject({ code: 'METHOD_UNAVAILABLE' });
    wait(31_000);
    await expect(begin()).resolves.toBeTruthy();
  });
});
