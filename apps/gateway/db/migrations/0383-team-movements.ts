import { type Kysely, sql } from 'kysely';

/** The money of a team is read by time, without the bets, which nearly all postings are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index posting_seldom_at_idx on posting (created_at desc, id desc)
      where kind not in ('BET', 'SETTLE_WON', 'SETTLE_LOST')`.execute(db);
}
