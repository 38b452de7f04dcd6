import { type Kysely, sql } from 'kysely';

/** What a promotion gives, in a few words of each language; empty where it gives nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table announcement_text add column reward text not null default ''`.execute(db);
}
