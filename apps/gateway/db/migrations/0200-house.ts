import { type Kysely, sql } from 'kysely';

/**
 * The house vendor's own books. It knows a player only by the name the wallet gives it, and holds no money: `stake`,
 * `payout` and `balance` are its notes of what the wallet was asked and answered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table house_player (
      id text primary key,
      client_seed text not null,
      next_spin_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table house_session (
      token_hash text primary key,
      player_id text not null references house_player (id),
      wallet_token text not null,
      currency text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index house_session_expires_at_idx on house_session (expires_at)`.execute(db);
  await sql`
    create table house_seed (
      id bigint generated always as identity primary key,
      player_id text not null references house_player (id),
      server_seed text not null,
      server_seed_hash text not null constraint house_seed_server_seed_hash_key unique,
      next_nonce int not null default 0,
      created_at timestamptz not null default now(),
      revealed_at timestamptz
    )`.execute(db);
  // one secret seed per player: what is committed to cannot be swapped
  await sql`create unique index house_seed_secret_key on house_seed (player_id) where revealed_at is null`.execute(db);
  await sql`
    create table house_round (
      id bigint generated always as identity primary key,
      player_id text not null references house_player (id),
      seed_id bigint not null references house_seed (id),
      nonce int,
      client_seed text not null,
      idempotency_key text not null,
      wallet_token text not null,
      currency text not null,
      stake bigint not null constraint house_round_stake_check check (stake > 0),
      state text not null constraint house_round_state_check
        check (state in ('BETTING', 'SETTLING', 'DONE', 'VOIDING', 'VOID', 'REFUSED')),
      stops jsonb,
      payout bigint constraint house_round_payout_check check (payout >= 0),
      balance text,
      failure text,
      attempts int not null default 0,
      started_at timestamptz not null default now(),
      resume_at timestamptz not null,
      finished_at timestamptz,
      seen_at timestamptz,
      constraint house_round_player_id_idempotency_key_key unique (player_id, idempotency_key),
      constraint house_round_seed_id_nonce_key unique (seed_id, nonce),
      constraint house_round_outcome_check
        check ((state in ('SETTLING', 'DONE')) = (nonce is not null and stops is not null and payout is not null)),
      constraint house_round_finished_at_check check ((state in ('DONE', 'VOID', 'REFUSED')) = (finished_at is not null))
    )`.execute(db);
  // one open round per player, whatever number of processes and tabs there is
  await sql`
    create unique index house_round_open_key on house_round (player_id)
      where state in ('BETTING', 'SETTLING', 'VOIDING')`.execute(db);
  await sql`
    create index house_round_resume_at_idx on house_round (resume_at)
      where state in ('BETTING', 'SETTLING', 'VOIDING')`.execute(db);
  await sql`create index house_round_player_id_idx on house_round (player_id, id desc)`.execute(db);
}
