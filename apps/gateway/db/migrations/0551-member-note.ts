import { type Kysely, sql } from 'kysely';

/** What operators note about members for each other. A note is never changed: who has written it can be relied on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_note (
      id bigint generated always as identity primary key,
      member_id bigint not null references member (id),
      author text not null,
      text text not null constraint member_note_text_check check (char_length(text) between 1 and 500),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index member_note_member_id_idx on member_note (member_id, id desc)`.execute(db);
}
