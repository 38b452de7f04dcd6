import { type Kysely, sql } from 'kysely';

/** Last turn of each job, so that of several processes one takes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_run (
      name text primary key,
      started_at timestamptz not null
    )`.execute(db);
}
