import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { HoldReason } from '../cashier.tables.ts';

/** A mark on a withdrawal that somebody does not want approved yet. */
export interface Hold {
  /** Name of the operator. */
  by: string;
  reason: HoldReason;
  note: string;
  at: Date;
}

/** The hold of a withdrawal; whoever changes it has locked the order. */
export const findHold = (db: Executor, orderId: string): Promise<Hold | undefined> =>
  db
    .selectFrom('withdraw_hold')
    .select(['held_by as by', 'reason', 'note', 'held_at as at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();

export async function insertHold(trx: Trx, orderId: string, { by, reason, note, at }: Hold): Promise<void> {
  await trx.insertInto('withdraw_hold').values({ order_id: orderId, held_by: by, reason, note, held_at: at }).execute();
}

export async function deleteHold(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('withdraw_hold').where('order_id', '=', orderId).execute();
}
