import { type Kysely, sql } from 'kysely';

/** Bonuses that come with deposits: what is offered, and what members have of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bonus_offer (
      id bigint generated always as identity primary key,
      kind text not null constraint bonus_offer_kind_check check (kind in ('FIRST', 'RELOAD')),
      currency text not null,
      percent int not null constraint bonus_offer_percent_check check (percent between 1 and 500),
      most bigint not null constraint bonus_offer_most_check check (most > 0),
      least bigint not null constraint bonus_offer_least_check check (least > 0),
      -- how many times deposit and bonus together have to be bet, and within how many days
      times int not null constraint bonus_offer_times_check check (times between 1 and 60),
      days int not null constraint bonus_offer_days_check check (days between 1 and 90),
      created_by text not null,
      created_at timestamptz not null default now(),
      stopped_by text,
      stopped_at timestamptz,
      constraint bonus_offer_stopped_check check ((stopped_at is null) = (stopped_by is null))
    )`.execute(db);
  await sql`create index bonus_offer_open_idx on bonus_offer (currency) where stopped_at is null`.execute(db);
  await sql`
    create table deposit_bonus (
      id bigint generated always as identity primary key,
      member_id bigint not null references member (id),
      offer_id bigint not null references bonus_offer (id),
      order_id bigint not null references deposit_order (id) constraint deposit_bonus_order_id_key unique,
      currency text not null,
      -- what was paid, what the house gave, and the bets that turn it into cash
      deposit bigint not null,
      amount bigint not null constraint deposit_bonus_amount_check check (amount > 0),
      required bigint not null constraint deposit_bonus_required_check check (required > 0),
      state text not null default 'ACTIVE' constraint deposit_bonus_state_check
        check (state in ('ACTIVE', 'COMPLETED', 'USED', 'CANCELLED', 'EXPIRED', 'FORFEITED')),
      started_at timestamptz not null default now(),
      expires_at timestamptz not null,
      warned_at timestamptz,
      -- movements of the wallet when it was looked at last, and whether bets were open: nothing has changed otherwise
      looked_version bigint,
      has_open boolean not null default true,
      ended_at timestamptz,
      -- bets that counted when it ended; category that most of them were on
      done bigint,
      game_type text,
      converted bigint not null default 0,
      constraint deposit_bonus_ended_check check ((state = 'ACTIVE') = (ended_at is null))
    )`.execute(db);
  await sql`create unique index deposit_bonus_active_key on deposit_bonus (member_id) where state = 'ACTIVE'`.execute(
    db,
  );
  await sql`create index deposit_bonus_member_id_idx on deposit_bonus (member_id, id desc)`.execute(db);
  await sql`create index deposit_bonus_offer_id_idx on deposit_bonus (offer_id)`.execute(db);
  await sql`create index deposit_bonus_ended_at_idx on deposit_bonus (ended_at) where ended_at is not null`.execute(db);
  await sql`
    alter table deposit_order
      add column offer_id bigint references bonus_offer (id),
      add column bonus bigint constraint deposit_order_bonus_check check (bonus > 0)`.execute(db);
}
