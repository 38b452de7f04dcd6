import { type Kysely, sql } from 'kysely';

/**
 * The arcade's own books. It knows a player only by the name that the wallet gives it, and holds no money: `stake`, `payout`
 * and `balance` are its notes of what the wallet was asked and answered.
 *
 * A database of the time when the games were part of the gateway has the same tables as `house_*` beside the gateway's own:
 * they are moved as they are, so that no round and no seed is lost or copied.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists arcade`.execute(db);
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('public.house_round') is not null as found`.execute(db);
  if (rows[0]?.found) await adopt(db);
  else await create(db);
}

async function adopt(db: Kysely<unknown>): Promise<void> {
  for (const table of ['player', 'session', 'seed', 'round']) {
    await sql`alter table public.${sql.id(`house_${table}`)} set schema arcade`.execute(db);
    await sql`alter table arcade.${sql.id(`house_${table}`)} rename to ${sql.id(table)}`.execute(db);
  }
  await sql`alter table arcade.session alter column game_id drop default`.execute(db);
  await sql`alter table arcade.round alter column game_id drop default`.execute(db);
  await sql`alter table arcade.round rename column stops to result`.execute(db);
  // constraints first: the index of a key goes by its name
  await sql`
    do $$
    declare
      item record;
    begin
      for item in select conrelid::regclass as owner, conname as name from pg_constraint
                   where connamespace = 'arcade'::regnamespace and conname like 'house_%' loop
        execute format('alter table %s rename constraint %I to %I', item.owner, item.name, substr(item.name, 7));
      end loop;
      for item in select relname as name, relkind as kind from pg_class
                   where relnamespace = 'arcade'::regnamespace and relkind in ('i', 'S') and relname like 'house_%' loop
        execute format('alter %s arcade.%I rename to %I', case item.kind when 'S' then 'sequence' else 'index' end,
                       item.name, substr(item.name, 7));
      end loop;
    end $$`.execute(db);
}

async function create(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table arcade.player (
      id text primary key,
      client_seed text not null,
      next_spin_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table arcade.session (
      token_hash text primary key,
      player_id text not null references arcade.player (id),
      wallet_token text not null,
      currency text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      game_id text not null
    )`.execute(db);
  await sql`create index session_expires_at_idx on arcade.session (expires_at)`.execute(db);
  await sql`
    create table arcade.seed (
      id bigint generated always as identity primary key,
      player_id text not null references arcade.player (id),
      server_seed text not null,
      server_seed_hash text not null constraint seed_server_seed_hash_key unique,
      next_nonce int not null default 0,
      created_at timestamptz not null default now(),
      revealed_at timestamptz
    )`.execute(db);
  // one secret seed per player: what is committed to cannot be swapped
  await sql`create unique index seed_secret_key on arcade.seed (player_id) where revealed_at is null`.execute(db);
  await sql`
    create table arcade.round (
      id bigint generated always as identity primary key,
      player_id text not null references arcade.player (id),
      seed_id bigint not null references arcade.seed (id),
      nonce int,
      client_seed text not null,
      idempotency_key text not null,
      wallet_token text not null,
      currency text not null,
      stake bigint not null constraint round_stake_check check (stake > 0),
      state text not null constraint round_state_check
        check (state in ('BETTING', 'SETTLING', 'DONE', 'VOIDING', 'VOID', 'REFUSED')),
      result jsonb,
      payout bigint constraint round_payout_check check (payout >= 0),
      balance text,
      failure text,
      attempts int not null default 0,
      started_at timestamptz not null default now(),
      resume_at timestamptz not null,
      finished_at timestamptz,
      seen_at timestamptz,
      game_id text not null,
      constraint round_player_id_idempotency_key_key unique (player_id, idempotency_key),
      constraint round_seed_id_nonce_key unique (seed_id, nonce),
      constraint round_outcome_check
        check ((state in ('SETTLING', 'DONE')) = (nonce is not null and result is not null and payout is not null)),
      constraint round_finished_at_check check ((state in ('DONE', 'VOID', 'REFUSED')) = (finished_at is not null))
    )`.execute(db);
  // the wallet takes the id of a round that it has seen for a repeated call: new books never count where older ones have
  await sql`
    select setval(pg_get_serial_sequence('arcade.round', 'id'), (extract(epoch from clock_timestamp()) * 1000)::bigint)`.execute(
    db,
  );
  // one open round per player, whatever number of processes and tabs there is
  await sql`
    create unique index round_open_key on arcade.round (player_id)
      where state in ('BETTING', 'SETTLING', 'VOIDING')`.execute(db);
  await sql`
    create index round_resume_at_idx on arcade.round (resume_at)
      where state in ('BETTING', 'SETTLING', 'VOIDING')`.execute(db);
  // the newest rounds of a player in one game
  await sql`create index round_player_id_game_id_idx on arcade.round (player_id, game_id, id desc)`.execute(db);
}
