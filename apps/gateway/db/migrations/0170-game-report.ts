import { type Kysely, sql } from 'kysely';

/** Problems that players report from the page of a game, with what the site knows of the moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_report (
      id bigint generated always as identity primary key,
      -- What the player is told and may quote; says nothing about how many there are.
      ticket text not null constraint game_report_ticket_key unique,
      member_id bigint not null references member (id),
      -- Made by the page once per dialog: sent twice, it is one report.
      request_key uuid not null,
      node_id integer not null references game (node_id),
      kind text not null constraint game_report_kind_check
        check (kind in ('NOT_LOADING', 'STUCK', 'WRONG_RESULT', 'DISPLAY', 'OTHER')),
      body text not null constraint game_report_body_check check (length(body) between 10 and 500),
      game_session_id text,
      -- Numbers of the last rounds of this game at its vendor, newest first.
      round_ids text[] not null default '{}',
      status text not null default 'OPEN' constraint game_report_status_check check (status in ('OPEN', 'CLOSED')),
      created_at timestamptz not null default now(),
      closed_at timestamptz,
      constraint game_report_member_id_request_key_key unique (member_id, request_key)
    )`.execute(db);
  await sql`create index game_report_member_id_idx on game_report (member_id, created_at desc)`.execute(db);
  await sql`create index game_report_status_idx on game_report (status, id desc)`.execute(db);
}
