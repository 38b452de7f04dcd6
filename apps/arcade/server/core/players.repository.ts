/** Players, their seeds and their sessions. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor, Trx } from '../db/types.ts';
import { hashOfSeed, newClientSeed, newServerSeed } from './fair.ts';

/** The seed pair the next round will use; the server's half only as its hash. */
export interface Commitment {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** Nonce of the next round. */
  readonly nonce: number;
}

export interface Session {
  /** Code of the vendor that the game is of. */
  readonly vendor: string;
  readonly playerId: string;
  readonly walletToken: string;
  readonly gameId: string;
  readonly currency: string;
}

/** A session that has not ended, with its end. */
export interface OpenSession extends Session {
  readonly expiresAt: Date;
}

const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

async function addSeed(db: Executor, playerId: string): Promise<void> {
  const serverSeed = newServerSeed();
  await db
    .insertInto('seed')
    .values({ player_id: playerId, server_seed: serverSeed, server_seed_hash: hashOfSeed(serverSeed) })
    // two first sessions at once: the other one's seed stands
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Makes the player known and commits to a first server seed; nothing happens for a known player.
 *
 * @throws Error for a player of another vendor: the wallet gives no name twice, and one vendor must not see another's rounds
 */
export async function ensurePlayer(db: Executor, vendor: string, playerId: string): Promise<void> {
  await db
    .insertInto('player')
    .values({ id: playerId, vendor, client_seed: newClientSeed() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = await db.selectFrom('player').select('vendor').where('id', '=', playerId).executeTakeFirstOrThrow();
  if (known.vendor !== vendor) throw new Error(`${playerId} is a player of ${known.vendor}, not of ${vendor}.`);
  const seed = await secretSeed(db, playerId);
  if (!seed) await addSeed(db, playerId);
}

const secretSeed = (db: Executor, playerId: string) =>
  db
    .selectFrom('seed')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('revealed_at', 'is', null)
    .executeTakeFirst();

/** Locks the player for a change that must not overlap with another one of the same player. */
export const lockPlayer = (trx: Trx, playerId: string) =>
  trx
    .selectFrom('player')
    .select(['client_seed', sql<number>`extract(epoch from next_spin_at - now())::float8`.as('wait_seconds')])
    .where('id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** What the player may know before the next round. */
export async function commitmentOf(db: Executor, playerId: string): Promise<Commitment> {
  const row = await db
    .selectFrom('seed')
    .innerJoin('player', 'player.id', 'seed.player_id')
    .select(['server_seed_hash', 'client_seed', 'next_nonce'])
    .where('player_id', '=', playerId)
    .where('revealed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { serverSeedHash: row.server_seed_hash, clientSeed: row.client_seed, nonce: row.next_nonce };
}

/** The secret seed that a new round will be played with. Call with the player locked. */
export async function secretSeedId(trx: Trx, playerId: string): Promise<string> {
  const seed = await secretSeed(trx, playerId);
  if (!seed) throw new Error(`Player ${playerId} has no server seed.`);
  return seed.id;
}

/** Takes the next nonce of a seed. */
export async function takeNonce(trx: Trx, seedId: string): Promise<number> {
  const { next_nonce } = await trx
    .updateTable('seed')
    .set((eb) => ({ next_nonce: eb('next_nonce', '+', 1) }))
    .where('id', '=', seedId)
    .returning('next_nonce')
    .executeTakeFirstOrThrow();
  return next_nonce - 1;
}

export const setClientSeed = (trx: Trx, playerId: string, clientSeed: string) =>
  trx.updateTable('player').set({ client_seed: clientSeed }).where('id', '=', playerId).execute();

/** The clock of the player's rounds: the time of the database, and when the next one may start. */
export async function clockOf(db: Executor, playerId: string): Promise<{ now: Date; opensAt: Date }> {
  return db
    .selectFrom('player')
    .select([sql<Date>`clock_timestamp()`.as('now'), 'next_spin_at as opensAt'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
}

/** Lets the player spin again this long after `from`. */
export const allowSpinAfter = (db: Executor, playerId: string, from: Date, milliseconds: number) =>
  db
    .updateTable('player')
    .set({ next_spin_at: sql`${from}::timestamptz + ${milliseconds} * interval '1 millisecond'` })
    .where('id', '=', playerId)
    .execute();

/** Lets the player spin again this long from now, where more would be left. Call with the player locked. */
export const shortenWait = (trx: Trx, playerId: string, milliseconds: number) =>
  trx
    .updateTable('player')
    .set({ next_spin_at: sql`least(next_spin_at, now() + ${milliseconds} * interval '1 millisecond')` })
    .where('id', '=', playerId)
    .execute();

/** Reveals the secret seed and commits to a new one. Call with the player locked and no round open. */
export async function rotateSeed(trx: Trx, playerId: string) {
  const revealed = await trx
    .updateTable('seed')
    .set({ revealed_at: sql`now()` })
    .where('player_id', '=', playerId)
    .where('revealed_at', 'is', null)
    .returning(['server_seed', 'server_seed_hash', 'next_nonce'])
    .executeTakeFirstOrThrow();
  await addSeed(trx, playerId);
  return { serverSeed: revealed.server_seed, serverSeedHash: revealed.server_seed_hash, rounds: revealed.next_nonce };
}

/** Opens a session of a page; sessions that have ended go. */
export async function openSession(db: Executor, token: string, session: OpenSession): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', sql<Date>`now()`).execute();
  await db
    .insertInto('session')
    .values({
      token_hash: hashOfToken(token),
      vendor: session.vendor,
      player_id: session.playerId,
      wallet_token: session.walletToken,
      game_id: session.gameId,
      currency: session.currency,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** The session of a token, if it has not ended. */
export async function findSession(db: Executor, token: string): Promise<OpenSession | undefined> {
  const row = await db
    .selectFrom('session')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return (
    row && {
      vendor: row.vendor,
      playerId: row.player_id,
      walletToken: row.wallet_token,
      gameId: row.game_id,
      currency: row.currency,
      expiresAt: row.expires_at,
    }
  );
}
