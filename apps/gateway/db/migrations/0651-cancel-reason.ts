import { type Kysely, sql } from 'kysely';

/** Why the site has cancelled a deposit, for the words that its member reads; null when the member has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deposit_order add column cancel_reason text
      constraint deposit_order_cancel_reason_check check (cancel_reason in ('CLOSED', 'LIMIT'))`.execute(db);
}
