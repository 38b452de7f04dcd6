import { type Kysely, sql } from 'kysely';

/** Says what these tables hold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table __table__ (
      id bigint generated always as identity primary key,
      created_at timestamptz not null default now()
    )`.execute(db);
}
