import { type Kysely, sql } from 'kysely';

/** Who else has logged in by a browser: asked when operators look at a member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index session_device_hash_idx on session (device_hash) where device_hash is not null`.execute(db);
}
