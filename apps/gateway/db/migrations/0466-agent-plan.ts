import { type Kysely, sql } from 'kysely';

/** Plans that operators keep: terms that the house publishes for new agents, and that offers begin with. A change is a further version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_plan (
      id bigint generated always as identity primary key,
      name text not null constraint agent_plan_name_check check (char_length(name) between 1 and 40),
      kind text not null constraint agent_plan_kind_check check (kind in ('DIVIDEND', 'DAILY', 'DAILY_MR', 'HOURLY', 'REALTIME')),
      game_type text not null,
      currency text not null,
      -- the lower comes first
      place integer not null default 0,
      is_published boolean not null default false,
      created_at timestamptz not null default now(),
      constraint agent_plan_name_key unique (name)
    )`.execute(db);
  await sql`
    create table agent_plan_version (
      plan_id bigint not null references agent_plan (id),
      no integer not null constraint agent_plan_version_no_check check (no > 0),
      terms text not null,
      terms_hash text not null,
      written_by text not null,
      written_at timestamptz not null default now(),
      primary key (plan_id, no)
    )`.execute(db);
}
