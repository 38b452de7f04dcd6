import { type Kysely, sql } from 'kysely';

/** Jobs by the database's clock: when each is due next, every settled window, and what failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table job_run`.execute(db);
  // The one clock of all jobs. Tests replace it to make time pass faster or jump.
  await sql`create function job_now() returns timestamptz language sql volatile as $$ select clock_timestamp() $$`.execute(
    db,
  );
  await sql`
    create table job_state (
      merchant text not null,
      job text not null,
      -- In words, for operators: 'every 30 s', 'day'.
      schedule text not null,
      -- A job of windows: start of its first window. It never looks further back.
      first_window_start timestamptz,
      next_at timestamptz not null default job_now(),
      started_at timestamptz,
      ended_at timestamptz,
      worker text,
      runs bigint not null default 0,
      -- In a row; 0 after a run that went well.
      failures integer not null default 0,
      last_error text,
      primary key (merchant, job)
    )`.execute(db);
  await sql`
    create table job_run (
      merchant text not null,
      job text not null,
      window_start timestamptz not null,
      window_end timestamptz not null,
      -- Zone that the window was counted in; null for a job without windows.
      zone text,
      state text not null constraint job_run_state_check check (state in ('DONE', 'FAILED')),
      attempt integer not null default 1,
      worker text not null,
      started_at timestamptz not null,
      ended_at timestamptz not null,
      detail jsonb not null default '{}',
      error text,
      primary key (merchant, job, window_start)
    )`.execute(db);
  await sql`create index job_run_ended_at_idx on job_run (ended_at)`.execute(db);
  await sql`
    create table merchant_zone (
      merchant text not null,
      -- A zone holds from the first moment of a month of the zone before it.
      starts_at timestamptz not null,
      zone text not null,
      primary key (merchant, starts_at)
    )`.execute(db);
  // One row while windows wait because the clock has jumped forward.
  await sql`
    create table job_clock_hold (
      only_one boolean primary key default true constraint job_clock_hold_only_one_check check (only_one),
      expected_at timestamptz not null,
      seen_at timestamptz not null
    )`.execute(db);
}
