import { type Kysely, sql } from 'kysely';

/** What providers have settled, day by day, and where their files and our books differ. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settlement_day (
      id bigint generated always as identity primary key,
      provider text not null,
      -- by the clock of the provider
      day date not null,
      -- null: its files are not all here yet
      fetched_at timestamptz,
      -- why not, as it was found last
      problem text,
      -- null: something of it is open
      closed_at timestamptz,
      created_at timestamptz not null default now(),
      constraint settlement_day_provider_day_key unique (provider, day)
    )`.execute(db);
  await sql`
    create table settlement_file (
      id bigint generated always as identity primary key,
      day_id bigint not null references settlement_day (id),
      currency text not null,
      -- the provider's number of it
      batch text not null,
      -- the bytes as they came, and their hash
      raw bytea not null,
      sha256 bytea not null,
      -- lines that stood in it twice: the second counts for nothing
      repeated integer not null,
      fetched_at timestamptz not null default now(),
      constraint settlement_file_day_id_currency_key unique (day_id, currency)
    )`.execute(db);
  await sql`
    create table settlement_line (
      id bigint generated always as identity primary key,
      file_id bigint not null references settlement_file (id),
      kind text not null constraint settlement_line_kind_check
        check (kind in ('payment', 'reversal', 'refund', 'payout', 'payout-back')),
      -- the provider's number of a payment; our number of a part
      ref text not null,
      is_payout boolean not null,
      order_no text,
      method text not null,
      amount bigint not null,
      fee bigint not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index settlement_line_file_id_idx on settlement_line (file_id)`.execute(db);
  await sql`create index settlement_line_ref_idx on settlement_line (ref)`.execute(db);
  await sql`
    create table settlement_difference (
      id bigint generated always as identity primary key,
      provider text not null,
      ref text not null,
      is_payout boolean not null,
      currency text not null,
      method text not null,
      kind text not null constraint settlement_difference_kind_check
        check (kind in ('NOT_BOOKED', 'NOT_TOLD', 'AMOUNT', 'FEE', 'BOOKS')),
      -- what the provider says and what the books say, with what was accepted before
      told_amount bigint not null,
      told_fee bigint not null,
      booked_amount bigint not null,
      booked_fee bigint not null,
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      outcome text constraint settlement_difference_outcome_check
        check (outcome in ('MATCHED', 'ACCEPTED', 'TOLERATED')),
      decided_by text
    )`.execute(db);
  // one open difference of a payment or a payout
  await sql`
    create unique index settlement_difference_open_key on settlement_difference (provider, ref, is_payout, currency)
     where ended_at is null`.execute(db);
  await sql`create index settlement_difference_ref_idx on settlement_difference (ref)`.execute(db);
  await sql`create index deposit_payment_paid_at_idx on deposit_payment (paid_at)`.execute(db);
  await sql`create index withdraw_part_paid_at_idx on withdraw_part (paid_at) where paid_at is not null`.execute(db);
}
