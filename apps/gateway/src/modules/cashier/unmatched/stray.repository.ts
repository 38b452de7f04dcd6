import { sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';

/** A payment without an order that is kept, and when its provider is asked about it next. */
export interface StrayRow {
  provider: string;
  paymentRef: string;
  paidAt: Date;
  /** The provider's number of the deposit that it is a payment of. */
  depositRef: string;
  lookAt: Date;
}

/**
 * Says when a provider is asked next about a payment without an order, while that is kept or on its way back. One that only a
 * settlement file has told of has no deposit to ask about.
 *
 * @param depositRef the provider's number of its deposit, where that is known from now on
 */
export async function askStrayAgain(
  db: Executor | Trx,
  { provider, paymentRef }: Pick<StrayRow, 'provider' | 'paymentRef'>,
  at: Date | null,
  depositRef?: string,
): Promise<void> {
  const ref = sql<string | null>`coalesce(${depositRef ?? null}, deposit_ref)`;
  await db
    .updateTable('deposit_payment')
    .set({
      deposit_ref: ref,
      look_at: sql<Date | null>`
        case when order_id is null and state in ('SUSPENSE', 'REFUNDING') and ${ref} is not null then ${at}::timestamptz end`,
    })
    .where('provider', '=', provider)
    .where('payment_ref', '=', paymentRef)
    .execute();
}

/** Payments that are to be asked about by now, those that wait longest first. @param without ids to leave out */
export async function listDueStrays(
  db: Executor,
  now: Date,
  { limit, without }: { limit: number; without: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from deposit_payment where look_at <= ${now} and id <> all(${without}::bigint[])
     order by look_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A payment as it is to be asked about; nothing when it is not any more. */
export async function findStray(db: Executor, id: string): Promise<StrayRow | undefined> {
  return db
    .selectFrom('deposit_payment')
    .select([
      'provider',
      'payment_ref as paymentRef',
      'paid_at as paidAt',
      'deposit_ref as depositRef',
      'look_at as lookAt',
    ])
    .where('id', '=', id)
    .where('deposit_ref', 'is not', null)
    .where('look_at', 'is not', null)
    .$narrowType<{ depositRef: string; lookAt: Date }>()
    .executeTakeFirst();
}
