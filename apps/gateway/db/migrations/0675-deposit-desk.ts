import { type Kysely, sql } from 'kysely';

/** How operators look for deposits: by state, by what is to be known of them, and by the numbers that providers give. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index deposit_order_state_idx on deposit_order (state, id desc)`.execute(db);
  await sql`create index deposit_order_late_idx on deposit_order (id desc) where is_late`.execute(db);
  await sql`create index deposit_order_provider_ref_idx on deposit_order (provider_ref)`.execute(db);
  await sql`create index deposit_payment_payment_ref_idx on deposit_payment (payment_ref)`.execute(db);
  await sql`
    create index deposit_payment_kept_idx on deposit_payment (order_id) where state in ('SUSPENSE', 'REFUNDING')`.execute(
    db,
  );
  await sql`create index webhook_inbox_ref_idx on webhook_inbox (ref)`.execute(db);
}
