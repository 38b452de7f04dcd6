import { type Kysely, sql } from 'kysely';

/**
 * Since when a provider has a refund (`refund_sent_at` is that of the last time it was sent), and when operators were asked what has
 * become of it. Of refunds that are under way already the last time counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table suspense_item add column refund_first_sent_at timestamptz, add column refund_asked_at timestamptz`.execute(
    db,
  );
  await sql`
    update suspense_item set refund_first_sent_at = refund_sent_at
     where refund_sent_at is not null and ended_at is null`.execute(db);
}
