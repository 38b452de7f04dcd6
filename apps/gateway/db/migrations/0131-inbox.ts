import { type Kysely, sql } from 'kysely';

/** Messages that members read on the site: a template and its values, put into words when they are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table inbox_message (
      id bigint generated always as identity primary key,
      member_id bigint not null references member (id),
      kind text not null constraint inbox_message_kind_check check (kind in ('SYSTEM', 'PROMOTION', 'SECURITY')),
      template text not null,
      -- what its text says besides its words
      content jsonb not null default '{}',
      sent_at timestamptz not null default now(),
      read_at timestamptz
    )`.execute(db);
  await sql`create index inbox_message_member_id_idx on inbox_message (member_id, id desc)`.execute(db);
  await sql`create index inbox_message_unread_idx on inbox_message (member_id) where read_at is null`.execute(db);
  await sql`create index inbox_message_sent_at_idx on inbox_message (sent_at)`.execute(db);
}
