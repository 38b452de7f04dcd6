import { type Kysely, sql } from 'kysely';

/** One-use challenges, remembered browsers, trial accounts with their end. Hashes only, wherever a secret is behind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table challenge (
      id_hash text primary key,
      -- What it was made for: 'human:login', 'freeplay', 'second-factor', 'passkey:signIn'. Good for nothing else.
      purpose text not null,
      -- Browser it was made for.
      device_hash text not null,
      data jsonb not null,
      tries smallint not null default 0,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index challenge_expires_at_idx on challenge (expires_at)`.execute(db);
  await sql`
    create table remembered (
      selector text primary key,
      validator_hash text not null,
      member_id bigint not null references member (id),
      device_hash text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index remembered_member_id_idx on remembered (member_id)`.execute(db);
  await sql`create index remembered_expires_at_idx on remembered (expires_at)`.execute(db);
  await sql`
    create table trial_account (
      member_id bigint primary key references member (id),
      device_hash text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index trial_account_device_hash_idx on trial_account (device_hash)`.execute(db);
}
