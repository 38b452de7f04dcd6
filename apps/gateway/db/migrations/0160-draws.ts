import { type Kysely, sql } from 'kysely';

/** Lotteries, the chains their seeds come from, and their draws. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lottery_group (
      code text primary key constraint lottery_group_code_check check (code ~ '^[A-Z0-9_]{1,20}$'),
      -- Product language code -> name. English is always there.
      names jsonb not null constraint lottery_group_names_check check (names ? 'EN'),
      area text not null constraint lottery_group_area_check check (area in ('VN', 'SEA')),
      place integer not null
    )`.execute(db);
  await sql`
    create table lottery (
      id bigint generated always as identity primary key,
      -- The game that it is in the catalogue: gameCode of the menus, id of the game at its vendor.
      code text not null constraint lottery_code_key unique
        constraint lottery_code_check check (code ~ '^[A-Za-z0-9_-]{1,64}$'),
      vendor text not null,
      group_code text not null references lottery_group (code),
      kind text not null
        constraint lottery_kind_check check (kind in ('digits', 'board', 'balls', 'dice', 'race')),
      -- Prizes and the pools of their numbers.
      rule jsonb not null,
      -- {everyMinutes} or {at, weekdays?}, and closeSeconds.
      schedule jsonb not null,
      -- off: announced issues become void at their time, no new ones are made
      status text not null default 'active' constraint lottery_status_check check (status in ('active', 'off')),
      place integer not null
    )`.execute(db);
  await sql`
    create table draw_chain (
      id bigint generated always as identity primary key,
      lottery_id bigint not null references lottery (id),
      number integer not null,
      length integer not null,
      -- Positions that draws have taken.
      used integer not null default 0 constraint draw_chain_used_check check (used between 0 and length),
      -- The last seed, from which all others follow: AES-256-GCM by the gateway.
      sealed_root text not null,
      tip_hash text not null,
      created_at timestamptz not null default now(),
      constraint draw_chain_lottery_id_number_key unique (lottery_id, number)
    )`.execute(db);
  await sql`
    create table draw (
      id bigint generated always as identity primary key,
      lottery_id bigint not null references lottery (id),
      issue text not null constraint draw_issue_check check (issue ~ '^[0-9]{8}-[0-9]{4}$'),
      opens_at timestamptz not null,
      closes_at timestamptz not null,
      draws_at timestamptz not null,
      -- pending is open until closes_at and closed after it: the clock says so, not a job
      status text not null default 'pending'
        constraint draw_status_check check (status in ('pending', 'drawn', 'void')),
      chain_id bigint not null references draw_chain (id),
      position integer not null,
      seed_hash text not null,
      -- Revealed with the result, never before.
      seed text,
      public_value text,
      result jsonb,
      drawn_at timestamptz,
      constraint draw_lottery_id_issue_key unique (lottery_id, issue),
      constraint draw_chain_id_position_key unique (chain_id, position),
      constraint draw_times_check check (opens_at <= closes_at and closes_at <= draws_at),
      constraint draw_seed_check check ((seed is null) = (status = 'pending')),
      constraint draw_result_check check ((result is not null) = (status = 'drawn'))
    )`.execute(db);
  await sql`create index draw_lottery_id_draws_at_idx on draw (lottery_id, draws_at)`.execute(db);
  await sql`create index draw_pending_idx on draw (draws_at) where status = 'pending'`.execute(db);
  await sql`create index draw_draws_at_idx on draw (draws_at)`.execute(db);
  await sql`
    create table draw_gap (
      id bigint generated always as identity primary key,
      lottery_id bigint not null references lottery (id),
      first_issue text not null,
      last_issue text not null,
      count integer not null constraint draw_gap_count_check check (count > 0),
      from_at timestamptz not null,
      to_at timestamptz not null,
      constraint draw_gap_lottery_id_first_issue_key unique (lottery_id, first_issue)
    )`.execute(db);
}
