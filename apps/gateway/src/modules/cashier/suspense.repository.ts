import { sql } from 'kysely';
import type { Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import type { SuspenseReason } from './cashier.tables.ts';

/** Money of a payment that no order takes, or news of one that money is not behind. */
export interface NewSuspenseItem {
  paymentId: string;
  memberId: string | undefined;
  currency: string;
  amount: Money;
  reason: SuspenseReason;
}

export async function insertSuspenseItem(trx: Trx, item: NewSuspenseItem): Promise<void> {
  await trx
    .insertInto('suspense_item')
    .values({
      payment_id: item.paymentId,
      member_id: item.memberId ?? null,
      currency: item.currency,
      amount: item.amount,
      reason: item.reason,
    })
    .execute();
}

/**
 * Notes that a provider tells of a payment, locked in this transaction, with another amount or currency than before. No money stands behind
 * the item.
 *
 * @param isNews money was moved because of it: an item that was closed before does not stand for this one
 * @returns whether it has not told so before
 */
export async function insertChange(trx: Trx, item: Omit<NewSuspenseItem, 'reason'>, isNews: boolean): Promise<boolean> {
  const known = await trx
    .selectFrom('suspense_item')
    .select('id')
    .where('payment_id', '=', item.paymentId)
    .where('reason', '=', 'CHANGED')
    .where('amount', '=', item.amount.toString())
    .where('currency', '=', item.currency)
    .$if(isNews, (query) => query.where('ended_at', 'is', null))
    .executeTakeFirst();
  if (!known) await insertSuspenseItem(trx, { ...item, reason: 'CHANGED' });
  return !known;
}

/** Ends the open item of a payment that its provider has taken back. */
export async function endSuspenseItem(trx: Trx, paymentId: string): Promise<void> {
  await trx
    .updateTable('suspense_item')
    .set({ ended_at: sql<Date>`now()`, outcome: 'TAKEN_BACK', look_at: null })
    .where('payment_id', '=', paymentId)
    .where('reason', '<>', 'CHANGED')
    .where('ended_at', 'is', null)
    .execute();
}

/** Lowers the open item of a payment of which its provider has taken back a part. */
export async function lowerSuspenseItem(trx: Trx, paymentId: string, part: Money): Promise<void> {
  await trx
    .updateTable('suspense_item')
    .set({ amount: sql<string>`amount - ${part.toString()}::bigint` })
    .where('payment_id', '=', paymentId)
    .where('reason', '<>', 'CHANGED')
    .where('ended_at', 'is', null)
    .execute();
}
