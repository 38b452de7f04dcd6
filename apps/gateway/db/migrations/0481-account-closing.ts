import { type Kysely, sql } from 'kysely';

/** Ends of accounts, as their owners ask for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_closing (
      id bigint generated always as identity primary key,
      member_id bigint not null references member (id),
      asked_at timestamptz not null default now(),
      -- when nothing was left on the account
      closed_at timestamptz,
      -- when its owner decided to keep it
      kept_at timestamptz,
      constraint account_closing_end_check check (closed_at is null or kept_at is null)
    )`.execute(db);
  await sql`
    create unique index account_closing_member_id_key on account_closing (member_id) where kept_at is null`.execute(db);
  await sql`
    create index account_closing_open_idx on account_closing (id) where kept_at is null and closed_at is null`.execute(
    db,
  );
}
