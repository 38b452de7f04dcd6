import { type Kysely, sql } from 'kysely';

/** What agents note about members of their teams. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_remark (
      agent_id bigint not null references member (id),
      member_id bigint not null references member (id),
      text text not null constraint agent_remark_text_check check (char_length(text) between 1 and 200),
      changed_at timestamptz not null default now(),
      primary key (agent_id, member_id)
    )`.execute(db);
}
