import { type Kysely, sql } from 'kysely';

/**
 * Since when a provider has a part of a withdrawal: `sent_at` is that of the last time it was sent. Of parts that are there already the
 * last time counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdraw_part add column first_sent_at timestamptz`.execute(db);
  await sql`update withdraw_part set first_sent_at = sent_at where sent_at is not null`.execute(db);
}
