import { type Kysely, sql } from 'kysely';

/**
 * By what a provider is asked about a payment without an order, and when next. Of those that are kept already nothing is known: their
 * settlement files tell of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposit_payment add column deposit_ref text, add column look_at timestamptz`.execute(db);
  await sql`
    create index deposit_payment_look_at_idx on deposit_payment (look_at) where look_at is not null`.execute(db);
}
