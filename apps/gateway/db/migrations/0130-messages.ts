import { type Kysely, sql } from 'kysely';

/** Messages to people, codes that prove numbers, links that set passwords, and what is held after a recovery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message (
      id bigint generated always as identity primary key,
      channel text not null constraint message_channel_check check (channel in ('sms', 'mail')),
      purpose text not null,
      language text not null,
      member_id bigint references member (id),
      -- Address, subject and text: AES-256-GCM by the gateway. They hold codes and links.
      sealed text not null,
      -- Keyed hash of the address, to look messages up by it.
      address_key text not null,
      -- outbox keeps it here; smtp and http hand it over
      carrier text not null constraint message_carrier_check check (carrier in ('outbox', 'smtp', 'http')),
      -- withheld: nobody was meant to get it, it is written so that known and unknown addresses cost the same
      state text not null
        constraint message_state_check check (state in ('waiting', 'delivered', 'failed', 'withheld')),
      attempts smallint not null default 0,
      next_attempt_at timestamptz not null default now(),
      good_until timestamptz,
      last_error text,
      created_at timestamptz not null default now(),
      delivered_at timestamptz
    )`.execute(db);
  await sql`create index message_waiting_idx on message (next_attempt_at) where state = 'waiting'`.execute(db);
  await sql`create index message_address_key_idx on message (address_key, id)`.execute(db);
  await sql`create index message_created_at_idx on message (created_at)`.execute(db);
  await sql`
    create table code (
      id bigint generated always as identity primary key,
      purpose text not null constraint code_purpose_check check (purpose in ('login', 'register', 'recovery')),
      -- Keyed hashes: of the number, of its block of a hundred, of the address that asked.
      number_key text not null,
      block_key text not null,
      ip_key text not null,
      calling_code text not null,
      code_hash text not null,
      tries smallint not null default 0,
      -- A message went out for it; otherwise nobody knows the code.
      is_sent boolean not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index code_number_key_idx on code (number_key, purpose, id)`.execute(db);
  await sql`create index code_created_at_idx on code (created_at)`.execute(db);
  await sql`
    create table reset_link (
      id bigint generated always as identity primary key,
      token_hash text not null constraint reset_link_token_hash_key unique,
      -- Keyed hash of the name as typed, known or not.
      name_key text not null,
      member_id bigint references member (id),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index reset_link_name_key_idx on reset_link (name_key, created_at)`.execute(db);
  await sql`create index reset_link_member_id_idx on reset_link (member_id) where used_at is null`.execute(db);
  await sql`
    create table member_hold (
      id bigint generated always as identity primary key,
      member_id bigint not null references member (id),
      kind text not null constraint member_hold_kind_check check (kind in ('withdrawal')),
      reason text not null,
      created_at timestamptz not null default now(),
      until timestamptz not null
    )`.execute(db);
  await sql`create index member_hold_member_id_idx on member_hold (member_id, kind, until)`.execute(db);
}
