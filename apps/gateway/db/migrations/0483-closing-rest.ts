import { type Kysely, sql } from 'kysely';

/** Money left at closing that is too little to be paid out: its owner agrees to give it up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account_closing
      add column rest_agreed_at timestamptz,
      -- what was given up, when the account was closed
      add column rest bigint not null default 0`.execute(db);
}
