import { inTransaction } from '../../src/kernel/db/transaction.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import type { Money } from '../../src/kernel/money.ts';
import { applyPayment } from '../../src/modules/cashier/apply-payment.ts';
import { insertOrder, saveOrder } from '../../src/modules/cashier/deposit.repository.ts';

/** Has paid before: the sandbox knows nothing of it, so no file of its days says otherwise. */
export const EARLIER_PROVIDER = 'earlier';

/** Pays money in by an order, as it was at a moment in the past; what the ledger has of it is of now. */
export const payIn = (
  db: Executor,
  { memberId, currency, amount, at }: { memberId: string; currency: string; amount: Money; at: Date },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const terms = { provider: EARLIER_PROVIDER, method: 'KHQR', kind: 'QR', currency, amount } as const;
    const order = await insertOrder(trx, {
      ...{ ...terms, memberId, state: 'PENDING', takesParts: false, offerId: null, bonus: null },
      ...{ minimum: 1n, feeFixed: 0n, feePpm: 0, feeStep: 1n, createdAt: at, expiresAt: at },
    });
    const told = { ...terms, paymentRef: order.orderNo, fee: 0n, paidAt: at, state: 'paid' } as const;
    // nothing is taken back, so nothing is collected, and whoever pays has closed nothing to himself
    await applyPayment(trx, told, order, {
      collect: async () => undefined,
      gate: { whyNotPaidIn: async () => undefined },
    });
    order.lookAt = null;
    await saveOrder(trx, order);
    await trx.updateTable('deposit_payment').set({ created_at: at }).where('order_id', '=', order.id).execute();
  });
