import { type Kysely, sql } from 'kysely';

/** When a closed account is looked at next for what has come to it since: all of them every half minute would grow for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_closing add column look_at timestamptz`.execute(db);
  await sql`update account_closing set look_at = closed_at`.execute(db);
  await sql`
    create index account_closing_look_at_idx on account_closing (look_at) where look_at is not null`.execute(db);
}
