import { type Kysely, sql } from 'kysely';

/** Members whom the agent directly above has locked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_lock (
      member_id bigint primary key references member (id),
      locked_by bigint not null references member (id),
      reason text not null constraint agent_lock_reason_check check (char_length(reason) between 3 and 200),
      locked_at timestamptz not null default now()
    )`.execute(db);
}
