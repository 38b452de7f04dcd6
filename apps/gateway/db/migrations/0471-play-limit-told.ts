import { type Kysely, sql } from 'kysely';

/** When a member was told that a higher limit waits for the second yes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table play_limit add column told_at timestamptz`.execute(db);
}
