import { type Kysely, sql } from 'kysely';

/** Deposits that were paid in part failed with their slip, though their payments stand: they are complete with what has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update deposit_order o set state = 'COMPLETED', completed_at = p.paid_at, bonus = null
      from (select order_id, max(paid_at) as paid_at from deposit_payment where state = 'APPLIED' group by order_id) as p
     where p.order_id = o.id and o.state = 'FAILED'`.execute(db);
}
