import { type Kysely, sql } from 'kysely';

/** Rests that are too small to be paid out: owners agree to give them up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account_closing
      add column rest_agreed_at timestamptz,
      -- what was given up, when the account was closed
      add column rest bigint not null default 0`.execute(db);
}
