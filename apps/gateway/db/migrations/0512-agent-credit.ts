import { type Kysely, sql } from 'kysely';

/** Credit of agents: lines with their limits, advances, and everything that has moved them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // what an agent owes the house: below zero, because it is money of the house that is outside
  await sql`
    insert into ledger_account_kind (kind, class, owned_by, may_be_negative, is_sharded) values
      ('CREDIT', 'asset', 'member', true, false)`.execute(db);
  await sql`
    create table credit_line (
      id bigint generated always as identity primary key,
      member_id bigint not null references member (id),
      currency text not null,
      state text not null default 'OPEN' constraint credit_line_state_check check (state in ('OPEN', 'CLOSING', 'CLOSED')),
      -- rises with every change by operators
      version int not null default 1,
      credit_limit bigint not null default 0 constraint credit_line_credit_limit_check check (credit_limit >= 0),
      -- advances less what was repaid; above the limit when that was lowered
      used bigint not null default 0 constraint credit_line_used_check check (used >= 0),
      -- days that a new advance has
      term_days int not null constraint credit_line_term_days_check check (term_days between 1 and 90),
      -- text and days that the agent has accepted last
      accepted_version int,
      accepted_days int,
      accepted_at timestamptz,
      created_at timestamptz not null default job_now(),
      changed_at timestamptz not null default job_now(),
      closed_at timestamptz,
      constraint credit_line_closed_check check ((state = 'CLOSED') = (closed_at is not null)),
      constraint credit_line_closing_check check (state = 'OPEN' or credit_limit = 0),
      constraint credit_line_rest_check check (state <> 'CLOSED' or used = 0)
    )`.execute(db);
  await sql`create unique index credit_line_member_id_key on credit_line (member_id) where state <> 'CLOSED'`.execute(
    db,
  );
  await sql`create index credit_line_member_id_idx on credit_line (member_id, id desc)`.execute(db);
  await sql`
    create table credit_advance (
      id bigint generated always as identity primary key,
      line_id bigint not null references credit_line (id),
      member_id bigint not null references member (id),
      currency text not null,
      amount bigint not null constraint credit_advance_amount_check check (amount > 0),
      repaid bigint not null default 0 constraint credit_advance_repaid_check check (repaid between 0 and amount),
      taken_at timestamptz not null,
      -- first moment at which it is overdue, and when it is taken from the wallet next
      due_at timestamptz not null,
      settle_at timestamptz not null,
      -- when the agent was told that it is due soon, and that it is overdue
      warned_at timestamptz,
      told_at timestamptz
    )`.execute(db);
  await sql`create index credit_advance_open_idx on credit_advance (line_id, due_at, id) where repaid < amount`.execute(
    db,
  );
  await sql`create index credit_advance_settle_at_idx on credit_advance (settle_at) where repaid < amount`.execute(db);
  await sql`
    create index credit_advance_warned_at_idx on credit_advance (due_at) where repaid < amount and warned_at is null`.execute(
    db,
  );
  await sql`create index credit_advance_member_id_idx on credit_advance (member_id, taken_at)`.execute(db);
  await sql`
    create table credit_movement (
      id bigint generated always as identity primary key,
      line_id bigint not null references credit_line (id),
      member_id bigint not null references member (id),
      currency text not null,
      kind text not null constraint credit_movement_kind_check
        check (kind in ('LIMIT', 'ADVANCE', 'REPAYMENT', 'SETTLEMENT')),
      -- change of what is used; of LIMIT the change of the limit
      amount bigint not null,
      limit_after bigint not null,
      used_after bigint not null,
      at timestamptz not null,
      constraint credit_movement_amount_check check (
        case kind when 'LIMIT' then amount <> 0 when 'ADVANCE' then amount > 0 else amount < 0 end)
    )`.execute(db);
  await sql`create index credit_movement_member_id_idx on credit_movement (member_id, id desc)`.execute(db);
  await sql`create index credit_movement_line_id_idx on credit_movement (line_id, id desc)`.execute(db);
  await sql`
    create trigger credit_movement_append_only before update or delete or truncate on credit_movement
      for each statement execute function ledger_refuse_change()`.execute(db);
}
