import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Pictures that operators upload, as they were made anew: few and small, and every gateway needs them.
  await sql`
    create table picture (
      name text primary key constraint picture_name_check check (name ~ '^[A-Za-z0-9_-]{22}$'),
      width integer not null,
      height integer not null,
      bytes bytea not null,
      made_at timestamptz not null default now()
    )`.execute(db);
}
