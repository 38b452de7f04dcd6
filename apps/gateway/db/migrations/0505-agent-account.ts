import { type Kysely, sql } from 'kysely';

/** Accounts that agents have made, by the request that they came in: a request that is sent again answers as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_account (
      member_id bigint primary key references member (id),
      made_by bigint not null references member (id),
      request_id uuid not null,
      made_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index agent_account_made_by_idx on agent_account (made_by, made_at)`.execute(db);
}
