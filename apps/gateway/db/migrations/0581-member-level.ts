import { type Kysely, sql } from 'kysely';

/** Members directly below somebody by their numbers: a page of a level is read in its order, however many stand there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index member_upline_id_idx`.execute(db);
  await sql`create index member_upline_id_idx on member (upline_id, id) where upline_id is not null`.execute(db);
}
