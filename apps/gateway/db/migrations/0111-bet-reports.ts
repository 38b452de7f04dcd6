import { type Kysely, sql } from 'kysely';

/** Indexes of the winners board and of the popular games: both look at the last days of all members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index bet_settled_at_idx on bet (settled_at) where status = 'WON'`.execute(db);
  await sql`create index bet_placed_at_idx on bet (placed_at)`.execute(db);
}
