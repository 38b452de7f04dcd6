import { type Kysely, sql } from 'kysely';

/** Until when evidence was asked for when its member was reminded: once for each time that it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdraw_dispute add column reminded_of timestamptz`.execute(db);
}
