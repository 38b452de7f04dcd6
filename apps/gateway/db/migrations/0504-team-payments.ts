import { type Kysely, sql } from 'kysely';

/** What a team has paid in is found by the time of payments, as what was paid out: they are few beside members and orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index deposit_payment_created_at_idx on deposit_payment (created_at) where state = 'APPLIED'`.execute(
    db,
  );
}
