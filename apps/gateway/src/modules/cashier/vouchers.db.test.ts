import { beforeEach, describe, expect, test } from 'vitest';
import { depositWorld } from '../../../test/deposits.ts';
import { testDb } from '../../../test/harness.ts';
import { unsoundBooks } from '../../../test/payments.ts';
import { ProviderError, type ProviderErrorKind } from './providers/provider.ts';
import { createVouchers } from './vouchers.ts';

const t = await testDb();
const db = t.db.kysely;
const w = await depositWorld(t);
beforeEach(w.reset);

describe('a voucher whose provider gives no answer', () => {
  const waiting = async (): Promise<string> => {
    const orderNo = await w.opened('500');
    await db.updateTable('deposit_order').set({ kind: 'VOUCHER' }).where('order_no', '=', orderNo).execute();
    return orderNo;
  };
  /** Sends a code to a provider that fails so. @param isSpent whether it has spent the code before */
  const redeem = (orderNo: string, kind: ProviderErrorKind, isSpent: boolean) => {
    const redeemVoucher = async () => {
      if (isSpent) w.fake.pay(orderNo, '500');
      throw new ProviderError(kind, 'test');
    };
    const providers = [{ ...w.fake.provider, code: w.code, redeemVoucher }];
    return createVouchers({ db, providers, look: w.deposits.look }).redeem(w.actor, orderNo, '7K2M9QXD4RTW8HNP');
  };

  test('has paid the order when the provider says so afterwards', async () => {
    const orderNo = await waiting();
    const gain = await w.gain(async () => expect(await redeem(orderNo, 'timeout', true)).toEqual({ outcome: 'TAKEN' }));
    expect([gain, (await w.stateOf(orderNo)).state]).toEqual(['500.0000', 'COMPLETED']);
  });

  test('is checked while nothing is known of it, and credited once when the provider answers', async () => {
    const orderNo = await waiting();
    w.fake.trouble.push({ kind: 'timeout' });
    expect(await redeem(orderNo, 'timeout', true)).toEqual({ outcome: 'CHECKING' });
    expect((await w.stateOf(orderNo)).state).toBe('PENDING');
    expect(await w.gain(() => w.deposits.look(orderNo))).toBe('500.0000');
    expect(await w.gain(() => w.deposits.look(orderNo))).toBe('0.0000');
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('is refused when the provider was not reached: the code is not spent', async () => {
    const orderNo = await waiting();
    await expect(redeem(orderNo, 'unavailable', false)).rejects.toMatchObject({ code: 'METHOD_UNAVAILABLE' });
  });
});
