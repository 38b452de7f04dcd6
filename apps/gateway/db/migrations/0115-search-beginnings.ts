import { type Kysely, sql } from 'kysely';

/** Games are found by the first letters of their words as well: their terms are made again at the next start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update game set search_terms = null where search_terms is not null`.execute(db);
}
