import { type Kysely, sql } from 'kysely';

/** Announcements for agents that an agent has acknowledged: kept with the account, so that another browser does not ask again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_notice_read (
      member_id bigint not null references member (id),
      announcement_id bigint not null references announcement (id) on delete cascade,
      read_at timestamptz not null default now(),
      primary key (member_id, announcement_id)
    )`.execute(db);
  await sql`create index agent_notice_read_announcement_id_idx on agent_notice_read (announcement_id)`.execute(db);
}
