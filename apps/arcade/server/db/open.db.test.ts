import { type Kysely, sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { emptyDatabase } from '../test/harness.ts';
import { DatabaseUnavailable } from './errors.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

const fresh = await emptyDatabase();
const old = await emptyDatabase();

/** The tables as the gateway made them when the games were part of it, with a revealed seed, a secret one and a round. */
const oldTables = `
  create table house_player (id text primary key, client_seed text not null,
    next_spin_at timestamptz not null default now(), created_at timestamptz not null default now());
  create table house_session (token_hash text primary key, player_id text not null references house_player (id),
    wallet_token text not null, currency text not null, created_at timestamptz not null default now(),
    expires_at timestamptz not null, game_id text not null default 'lotus-fortune');
  create index house_session_expires_at_idx on house_session (expires_at);
  create table house_seed (id bigint generated always as identity primary key,
    player_id text not null references house_player (id), server_seed text not null,
    server_seed_hash text not null constraint house_seed_server_seed_hash_key unique, next_nonce int not null default 0,
    created_at timestamptz not null default now(), revealed_at timestamptz);
  create unique index house_seed_secret_key on house_seed (player_id) where revealed_at is null;
  create table house_round (id bigint generated always as identity primary key,
    player_id text not null references house_player (id), seed_id bigint not null references house_seed (id), nonce int,
    client_seed text not null, idempotency_key text not null, wallet_token text not null, currency text not null,
    stake bigint not null constraint house_round_stake_check check (stake > 0),
    state text not null constraint house_round_state_check
      check (state in ('BETTING', 'SETTLING', 'DONE', 'VOIDING', 'VOID', 'REFUSED')),
    stops jsonb, payout bigint constraint house_round_payout_check check (payout >= 0), balance text, failure text,
    attempts int not null default 0, started_at timestamptz not null default now(), resume_at timestamptz not null,
    finished_at timestamptz, seen_at timestamptz, game_id text not null default 'lotus-fortune',
    constraint house_round_player_id_idempotency_key_key unique (player_id, idempotency_key),
    constraint house_round_seed_id_nonce_key unique (seed_id, nonce),
    constraint house_round_outcome_check
      check ((state in ('SETTLING', 'DONE')) = (nonce is not null and stops is not null and payout is not null)),
    constraint house_round_finished_at_check check ((state in ('DONE', 'VOID', 'REFUSED')) = (finished_at is not null)));
  create unique index house_round_open_key on house_round (player_id) where state in ('BETTING', 'SETTLING', 'VOIDING');
  create index house_round_resume_at_idx on house_round (resume_at) where state in ('BETTING', 'SETTLING', 'VOIDING');
  create index house_round_player_id_game_id_idx on house_round (player_id, game_id, id desc);
  insert into house_player (id, client_seed) values ('p_1', 'mine');
  insert into house_seed (player_id, server_seed, server_seed_hash, next_nonce, revealed_at)
    values ('p_1', 'aa', 'hash-a', 1, now()), ('p_1', 'bb', 'hash-b', 7, null);
  insert into house_round (player_id, seed_id, nonce, client_seed, idempotency_key, wallet_token, currency, stake, state,
      stops, payout, resume_at, finished_at)
    values ('p_1', 2, 6, 'mine', 'key-1', 'token', 'KHR', 5000000, 'DONE', '[[1, 2, 3, 4, 5]]', 0, now(), now())`;

/** A round of new books. */
const firstRound = `
  with player as (insert into arcade.player (id, client_seed) values ('p_1', 'mine') returning id),
       seed as (insert into arcade.seed (player_id, server_seed, server_seed_hash) select id, 'aa', 'hash' from player
                returning id, player_id)
  insert into arcade.round (player_id, seed_id, client_seed, idempotency_key, wallet_token, currency, stake, state,
                            resume_at, game_id)
  select player_id, id, 'mine', 'key-1', 'token', 'KHR', 5000000, 'BETTING', now(), 'lotus-fortune' from seed`;

/** Everything that the schema is made of, by name. */
async function structureOf(kysely: Kysely<unknown>): Promise<unknown[]> {
  const { rows } = await sql`
    select table_name || '.' || column_name as name,
           concat_ws(' ', data_type, is_nullable, column_default, identity_generation) as form
      from information_schema.columns where table_schema = 'arcade'
    union all
    select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'arcade'::regnamespace
    union all
    select indexname, indexdef from pg_indexes where schemaname = 'arcade'
    union all
    select relname, relkind::text from pg_class where relnamespace = 'arcade'::regnamespace and relkind = 'S'
    order by 1, 2`.execute(kysely);
  return rows;
}

async function hasSchema(kysely: Kysely<unknown>): Promise<boolean> {
  return (await kysely.introspection.getSchemas()).some(({ name }) => name === 'arcade');
}

async function startsThatWait(kysely: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
     where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`.execute(kysely);
  return rows[0]?.count ?? 0;
}

test('a database of the gateway hands its rounds and seeds over, and is as a new one from then on', async () => {
  for (const statement of oldTables.split(';')) await sql.raw(statement).execute(old);
  const { kysely: moved } = await openDatabase({ kind: 'lent', kysely: old });
  expect(await moved.selectFrom('seed').select(['id', 'server_seed', 'next_nonce']).orderBy('id').execute()).toEqual([
    { id: '1', server_seed: 'aa', next_nonce: 1 },
    { id: '2', server_seed: 'bb', next_nonce: 7 },
  ]);
  expect(await moved.selectFrom('round').select(['id', 'seed_id', 'result', 'stake']).execute()).toEqual([
    { id: '1', seed_id: '2', result: [[1, 2, 3, 4, 5]], stake: '5000000' },
  ]);
  const next = await moved
    .insertInto('seed')
    .values({ player_id: 'p_1', server_seed: 'cc', server_seed_hash: 'hash-c', revealed_at: new Date() })
    .returning('id')
    .executeTakeFirst();
  expect(next).toEqual({ id: '3' });

  await migrate(fresh);
  expect(await structureOf(old)).toEqual(await structureOf(fresh));
});

test.runIf(inject('postgresUrl'))(
  'an arcade leaves the tables alone until a gateway that starts beside it is ready',
  async () => {
    const shared = await emptyDatabase();
    for (const statement of oldTables.split(';')) await sql.raw(statement).execute(shared);
    const migrated = await shared.transaction().execute(async (gateway) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('mekong:start', 0))`.execute(gateway);
      const arcades = [migrate(shared), migrate(shared)];
      await expect.poll(() => startsThatWait(shared)).toBe(arcades.length);
      expect(await hasSchema(gateway)).toBe(false);
      return { arcades };
    });
    await Promise.all(migrated.arcades);
    expect(await structureOf(shared)).toEqual(await structureOf(old));
  },
);

test('new books give a round no number that earlier ones may have given: the wallet would take it for that round', async () => {
  const before = Date.now();
  const other = await emptyDatabase();
  await migrate(other);
  await sql.raw(firstRound).execute(other);
  const { rows } = await sql<{ id: string }>`select id from arcade.round`.execute(other);
  // the clock of the database may be behind by a little
  expect(Number(rows[0]?.id)).toBeGreaterThan(before - 60_000);
});

test('a schema that is up to date is left as it is', async () => {
  await migrate(fresh);
  const before = await structureOf(fresh);
  await migrate(fresh);
  expect(await structureOf(fresh)).toEqual(before);
});

test('a server that is not there is a sentence for the operator', async () => {
  const url = 'postgres://arcade:password@127.0.0.1:1/arcade';
  const attempt = openDatabase({ kind: 'server', url });
  await expect(attempt).rejects.toThrow(DatabaseUnavailable);
  await expect(attempt).rejects.not.toThrow(/password/);
});
