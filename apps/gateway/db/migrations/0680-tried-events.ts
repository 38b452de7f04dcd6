import { type Kysely, sql } from 'kysely';

/** When an event that its worker has given up was tried last: those that always fail do not keep the others waiting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_inbox add column tried_at timestamptz`.execute(db);
}
