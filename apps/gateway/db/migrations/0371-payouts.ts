import { type Kysely, sql } from 'kysely';

/** Accounts that members are paid out to, withdrawals, and the parts that they are paid in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payout_account (
      id bigint generated always as identity primary key,
      member_id bigint not null references member (id),
      provider text not null,
      method text not null,
      kind text not null constraint payout_account_kind_check check (kind in ('BANK', 'WALLET')),
      currency text not null,
      institution text not null,
      institution_name text not null,
      -- encrypted; what may be shown of the number, and a keyed hash that finds the same account of somebody else
      number_sealed text not null,
      number_end text not null,
      number_lookup text not null,
      holder_sealed text not null,
      state text not null constraint payout_account_state_check check (state in ('REVIEW', 'ACCEPTED', 'BLOCKED', 'REMOVED')),
      usable_from timestamptz,
      is_default boolean not null default false,
      created_at timestamptz not null default now()
    )`.execute(db);
  // one that was removed is kept, because the account is still known to belong to this member
  await sql`
    create unique index payout_account_number_lookup_key on payout_account (number_lookup)
      where state <> 'REMOVED'`.execute(db);
  await sql`create index payout_account_lookup_idx on payout_account (number_lookup)`.execute(db);
  await sql`create index payout_account_member_id_idx on payout_account (member_id)`.execute(db);
  await sql`create index payout_account_review_idx on payout_account (id) where state = 'REVIEW'`.execute(db);
  await sql`
    create table withdraw_order (
      id bigint generated always as identity primary key,
      order_no text not null constraint withdraw_order_order_no_key unique,
      member_id bigint not null references member (id),
      account_id bigint not null references payout_account (id),
      provider text not null,
      method text not null,
      currency text not null,
      amount bigint not null constraint withdraw_order_amount_check check (amount > 0),
      fee bigint not null constraint withdraw_order_fee_check check (fee >= 0 and fee < amount),
      -- greatest part, and what parts are multiples of, when it was requested
      largest_part bigint not null,
      step bigint not null,
      state text not null constraint withdraw_order_state_check
        check (state in ('REQUESTED', 'REVIEW', 'APPROVED', 'PAYING', 'PAID_PART', 'PAID', 'REJECTED')),
      reason text,
      -- what of it is in the account HOLD, what went back to the wallet and how often, whether the fee was taken
      held bigint not null constraint withdraw_order_held_check check (held >= 0),
      given_back bigint not null default 0,
      times_given_back integer not null default 0,
      is_fee_taken boolean not null default false,
      score integer not null default 0,
      flags text[] not null default '{}',
      decided_by text,
      look_at timestamptz default now(),
      looks integer not null default 0,
      created_at timestamptz not null default now(),
      completed_at timestamptz
    )`.execute(db);
  await sql`create index withdraw_order_member_id_idx on withdraw_order (member_id, id desc)`.execute(db);
  await sql`create index withdraw_order_account_id_idx on withdraw_order (account_id)`.execute(db);
  await sql`create index withdraw_order_look_at_idx on withdraw_order (look_at) where look_at is not null`.execute(db);
  await sql`create index withdraw_order_state_idx on withdraw_order (state, id desc)`.execute(db);
  await sql`
    create table withdraw_part (
      id bigint generated always as identity primary key,
      order_id bigint not null references withdraw_order (id),
      -- what the provider knows it by, for ever
      part_no text not null constraint withdraw_part_part_no_key unique,
      amount bigint not null constraint withdraw_part_amount_check check (amount > 0),
      -- how often the same money has been tried before
      tries integer not null,
      state text not null constraint withdraw_part_state_check
        check (state in ('PLANNED', 'UNKNOWN', 'SENT', 'PAID', 'PAID_TWICE', 'FAILED', 'RETURNED', 'DROPPED')),
      failure text,
      provider_ref text,
      -- what the provider takes for it
      fee bigint not null default 0,
      -- when the provider changed it last, by its own clock
      facts_at timestamptz,
      -- when it was sent without an answer, and how often the provider has not known it since
      sent_at timestamptz,
      misses integer not null default 0,
      paid_at timestamptz
    )`.execute(db);
  await sql`create index withdraw_part_order_id_idx on withdraw_part (order_id)`.execute(db);

  // what a member owes may come of a part as well
  await sql`alter table suspense_item alter column payment_id drop not null`.execute(db);
  await sql`
    alter table suspense_item
      add column part_id bigint references withdraw_part (id),
      add constraint suspense_item_cause_check check (num_nonnulls(payment_id, part_id) = 1)`.execute(db);
  await sql`alter table suspense_item drop constraint suspense_item_reason_check`.execute(db);
  await sql`
    alter table suspense_item add constraint suspense_item_reason_check
      check (reason in ('UNKNOWN_ORDER', 'WRONG_CURRENCY', 'BELOW_MINIMUM', 'MEMBER_CLOSED', 'ORDER_CLOSED', 'REVERSED',
                        'OWED', 'PAID_TWICE'))`.execute(db);
  await sql`create index suspense_item_part_id_idx on suspense_item (part_id) where part_id is not null`.execute(db);
  await sql`alter table webhook_inbox rename column deposit_ref to ref`.execute(db);
  await sql`
    alter table webhook_inbox add column about text not null default 'deposit'
      constraint webhook_inbox_about_check check (about in ('deposit', 'payout'))`.execute(db);
  await sql`select pgboss.create_queue('withdrawals', '{"policy": "standard"}'::jsonb)`.execute(db);
}
