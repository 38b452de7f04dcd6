import { type Kysely, sql } from 'kysely';

/** The wallet as vendors see it: their keys, the players' sessions in games, rounds, bets and every transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vendor_credential (
      id bigint generated always as identity primary key,
      vendor text not null,
      -- encrypted by the gateway; the key is kept outside of the database
      sealed_secret text not null,
      created_at timestamptz not null default now(),
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index vendor_credential_vendor_idx on vendor_credential (vendor) where revoked_at is null`.execute(
    db,
  );
  await sql`
    create table vendor_player (
      -- name of the player towards this one vendor: two vendors cannot tell that they know the same person
      player_id text primary key,
      vendor text not null,
      member_id bigint not null,
      constraint vendor_player_vendor_member_id_key unique (vendor, member_id)
    )`.execute(db);
  await sql`
    create table game_session (
      id bigint generated always as identity primary key,
      vendor text not null,
      game_id text not null,
      member_id bigint not null,
      player_id text not null references vendor_player (player_id),
      currency text not null,
      language text not null,
      -- only hashes: what is in the database opens no game
      launch_hash bytea not null constraint game_session_launch_hash_key unique,
      launch_expires_at timestamptz not null,
      -- set when the launch code is used, which it is once
      token_hash bytea constraint game_session_token_hash_key unique,
      expires_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index game_session_created_at_idx on game_session (created_at)`.execute(db);
  await sql`
    create table round (
      vendor text not null,
      -- the vendor's id
      round_id text not null,
      member_id bigint not null,
      game_id text not null,
      category text not null,
      currency text not null,
      status text not null default 'OPEN' constraint round_status_check check (status in ('OPEN', 'CLOSED', 'VOID')),
      -- what the vendor says about the result: [{name, value}]
      details jsonb not null default '[]',
      verify_url text,
      -- call that closed the round and its answer, for its repetition
      end_hash bytea,
      end_answer text,
      opened_at timestamptz not null default now(),
      closed_at timestamptz,
      primary key (vendor, round_id)
    )`.execute(db);
  await sql`
    create table bet (
      id bigint generated always as identity primary key,
      vendor text not null,
      transaction_id text not null,
      round_id text not null,
      member_id bigint not null,
      game_id text not null,
      currency text not null,
      stake bigint not null constraint bet_stake_check check (stake > 0),
      valid_bet bigint not null default 0,
      payout bigint not null default 0,
      status text not null default 'OPEN'
        constraint bet_status_check check (status in ('OPEN', 'WON', 'LOST', 'VOID', 'REFUNDED')),
      balance_before bigint not null,
      -- of the last movement of this bet
      balance_after bigint not null,
      placed_at timestamptz not null default now(),
      settled_at timestamptz,
      constraint bet_vendor_transaction_id_key unique (vendor, transaction_id),
      constraint bet_round_fkey foreign key (vendor, round_id) references round (vendor, round_id)
    )`.execute(db);
  await sql`create index bet_member_id_idx on bet (member_id, placed_at desc, id desc)`.execute(db);
  await sql`create index bet_round_idx on bet (vendor, round_id)`.execute(db);
  await sql`create index bet_open_idx on bet (vendor, currency) include (stake) where status = 'OPEN'`.execute(db);
  await sql`
    create table provider_txn (
      vendor text not null,
      -- the vendor's id; kept for ever
      transaction_id text not null,
      -- TOMBSTONE: a bet that was rolled back before it arrived, to be refused when it does
      kind text not null
        constraint provider_txn_kind_check check (kind in ('BET', 'WIN', 'PROMO_WIN', 'ROLLBACK', 'TOMBSTONE')),
      body_hash bytea,
      -- value of the answer in its very bytes; a tombstone has none
      answer text,
      round_id text not null,
      -- the bet that it is about
      bet_transaction_id text,
      -- what it did to the wallet
      amount bigint not null default 0,
      balance_before bigint,
      balance_after bigint,
      created_at timestamptz not null default now(),
      primary key (vendor, transaction_id)
    )`.execute(db);
  await sql`create index provider_txn_round_idx on provider_txn (vendor, round_id)`.execute(db);
}
