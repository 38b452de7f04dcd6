import { type Kysely, sql } from 'kysely';

/** Switches and rules of the merchant, one row per subject. The gateway checks the shape of each value. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table setting (
      key text primary key constraint setting_key_check check (key ~ '^[a-z][A-Za-z]{1,40}$'),
      value jsonb not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
}
