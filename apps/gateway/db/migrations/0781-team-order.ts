import { type Kysely, sql } from 'kysely';

/** Members directly below somebody by when they were made: the order of a level begins with it, however many stand there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index member_upline_id_idx`.execute(db);
  await sql`create index member_upline_id_idx on member (upline_id, registered_at, id) where upline_id is not null`.execute(
    db,
  );
}
