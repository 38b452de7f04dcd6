import { type Kysely, sql } from 'kysely';

/** Pictures that nothing uses are deleted after a day: since when is found out by a job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table picture add column unused_since timestamptz`.execute(db);
}
