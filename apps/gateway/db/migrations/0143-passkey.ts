import { type Kysely, sql } from 'kysely';

/** Passkeys. The public half of each, its counter, and a name for the account that tells nothing about its owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkey_owner (
      member_id bigint primary key references member (id),
      -- Random; stands in every passkey of the account.
      user_handle text not null constraint passkey_owner_user_handle_key unique
    )`.execute(db);
  await sql`
    create table passkey (
      id bigint generated always as identity primary key,
      member_id bigint not null references passkey_owner (member_id),
      -- Host name it belongs to; browsers offer it nowhere else.
      rp_id text not null,
      credential_id text not null constraint passkey_credential_id_key unique,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null default '[]',
      synced boolean not null,
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkey_member_id_idx on passkey (member_id, id)`.execute(db);
}
