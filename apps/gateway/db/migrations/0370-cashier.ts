import { type Kysely, sql } from 'kysely';

/** Deposits, the payments that came for them, and what providers have told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deposit_order (
      id bigint generated always as identity primary key,
      -- what stands in QR codes and transfers
      order_no text not null constraint deposit_order_order_no_key unique,
      member_id bigint not null references member (id),
      provider text not null,
      method text not null,
      kind text not null constraint deposit_order_kind_check check (kind in ('QR', 'BANK')),
      currency text not null,
      amount bigint not null constraint deposit_order_amount_check check (amount > 0),
      -- terms of the method when it was chosen
      minimum bigint not null,
      fee_fixed bigint not null,
      fee_ppm integer not null,
      fee_step bigint not null,
      takes_parts boolean not null,
      state text not null default 'CREATED' constraint deposit_order_state_check
        check (state in ('CREATED', 'PENDING', 'COMPLETED', 'EXPIRED', 'CANCELLED', 'FAILED', 'REVERSED')),
      -- the provider's number, and what the payer is shown
      provider_ref text,
      instructions jsonb,
      expires_at timestamptz not null,
      is_late boolean not null default false,
      -- no answer came to the call that begins it: it may have happened, so the provider is only asked from then on
      is_unsure boolean not null default false,
      -- when the provider is asked next; null: never again
      look_at timestamptz default now(),
      looks integer not null default 0,
      created_at timestamptz not null default now(),
      completed_at timestamptz,
      constraint deposit_order_provider_provider_ref_key unique (provider, provider_ref)
    )`.execute(db);
  await sql`create index deposit_order_member_id_idx on deposit_order (member_id, id desc)`.execute(db);
  await sql`create index deposit_order_look_at_idx on deposit_order (look_at) where look_at is not null`.execute(db);
  await sql`
    create table deposit_payment (
      id bigint generated always as identity primary key,
      provider text not null,
      payment_ref text not null,
      method text not null,
      order_id bigint references deposit_order (id),
      currency text not null,
      amount bigint not null constraint deposit_payment_amount_check check (amount > 0),
      -- what the provider keeps, and what the member pays
      fee bigint not null,
      member_fee bigint not null,
      state text not null constraint deposit_payment_state_check check (state in ('APPLIED', 'SUSPENSE', 'REVERSED')),
      paid_at timestamptz not null,
      created_at timestamptz not null default now(),
      constraint deposit_payment_provider_payment_ref_key unique (provider, payment_ref)
    )`.execute(db);
  await sql`create index deposit_payment_order_id_idx on deposit_payment (order_id)`.execute(db);
  await sql`
    create table suspense_item (
      id bigint generated always as identity primary key,
      payment_id bigint not null references deposit_payment (id),
      -- whose it may be
      member_id bigint references member (id),
      currency text not null,
      -- above zero: money that we keep for somebody; below: money that the member owes
      amount bigint not null constraint suspense_item_amount_check check (amount <> 0),
      reason text not null constraint suspense_item_reason_check
        check (reason in ('UNKNOWN_ORDER', 'WRONG_CURRENCY', 'BELOW_MINIMUM', 'MEMBER_CLOSED', 'ORDER_CLOSED', 'REVERSED',
                          'OWED')),
      due_at timestamptz not null default now() + interval '3 days',
      created_at timestamptz not null default now(),
      ended_at timestamptz
    )`.execute(db);
  await sql`create index suspense_item_payment_id_idx on suspense_item (payment_id)`.execute(db);
  await sql`
    create table webhook_inbox (
      id bigint generated always as identity primary key,
      provider text not null,
      -- the provider's number of the event: one that comes again is taken once
      event_id text not null,
      deposit_ref text not null,
      -- of the bytes that were sent; the bytes themselves are not kept
      body_hash bytea not null,
      received_at timestamptz not null default now(),
      done_at timestamptz,
      constraint webhook_inbox_provider_event_id_key unique (provider, event_id)
    )`.execute(db);
  for (const queue of ['deposits', 'webhooks'])
    await sql`select pgboss.create_queue(${queue}, '{"policy": "standard"}'::jsonb)`.execute(db);
}
