/** Rounds and their states. Every change names the state it starts from, so two workers can never both make it. */
import { type Selectable, sql } from 'kysely';
import type { Executor } from '../db/types.ts';
import type { HitJackpot } from './jackpots.ts';
import type { RoundState, RoundTable } from './tables.ts';

/** States in which a process is at work on a round, or has died over it. */
const open: readonly RoundState[] = ['BETTING', 'SETTLING', 'VOIDING'];
/** Those, and a round that waits for the player. */
const unfinished: readonly RoundState[] = [...open, 'PLAYING'];

/** A round with what is known of its server seed. */
export interface Round extends Omit<Selectable<RoundTable>, 'stake' | 'payout' | 'result'> {
  /** What the game has stored; `null` without a result. */
  readonly result: unknown;
  readonly stake: bigint;
  readonly payout: bigint | null;
  readonly server_seed: string;
  readonly server_seed_hash: string;
  readonly revealed_at: Date | null;
}

export interface NewRound {
  readonly vendor: string;
  readonly playerId: string;
  readonly seedId: string;
  readonly clientSeed: string;
  readonly idempotencyKey: string;
  readonly walletToken: string;
  readonly gameId: string;
  readonly currency: string;
  readonly stake: bigint;
  /** How long nobody else touches the round. */
  readonly graceMs: number;
}

const inMilliseconds = (milliseconds: number) => sql<Date>`now() + ${milliseconds} * interval '1 millisecond'`;

const rounds = (db: Executor) =>
  db
    .selectFrom('round')
    .innerJoin('seed', 'seed.id', 'round.seed_id')
    .selectAll('round')
    .select(['server_seed', 'server_seed_hash', 'revealed_at']);

type Row = Awaited<ReturnType<ReturnType<typeof rounds>['executeTakeFirstOrThrow']>>;

const toRound = (row: Row): Round => ({
  ...row,
  stake: BigInt(row.stake),
  payout: row.payout === null ? null : BigInt(row.payout),
});

/** Writes the intent to play before the wallet is asked. */
export async function insertRound(db: Executor, round: NewRound): Promise<string> {
  const { id } = await db
    .insertInto('round')
    .values({
      vendor: round.vendor,
      player_id: round.playerId,
      seed_id: round.seedId,
      client_seed: round.clientSeed,
      idempotency_key: round.idempotencyKey,
      wallet_token: round.walletToken,
      game_id: round.gameId,
      currency: round.currency,
      stake: round.stake.toString(),
      state: 'BETTING',
      resume_at: inMilliseconds(round.graceMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const roundById = async (db: Executor, id: string): Promise<Round> =>
  toRound(await rounds(db).where('round.id', '=', id).executeTakeFirstOrThrow());

/** A round of the player in a game. */
export async function findRound(
  db: Executor,
  { playerId, gameId }: { readonly playerId: string; readonly gameId: string },
  id: string,
): Promise<Round | undefined> {
  const row = await rounds(db)
    .where('round.id', '=', id)
    .where('round.player_id', '=', playerId)
    .where('round.game_id', '=', gameId)
    .executeTakeFirst();
  return row && toRound(row);
}

/** A round of a game that is over and paid, whoever has played it. */
export async function endedRound(
  db: Executor,
  { vendor, gameId }: { readonly vendor: string; readonly gameId: string },
  id: string,
): Promise<Round | undefined> {
  const row = await rounds(db)
    .where('round.id', '=', id)
    .where('round.vendor', '=', vendor)
    .where('round.game_id', '=', gameId)
    .where('state', '=', 'DONE')
    .executeTakeFirst();
  return row && toRound(row);
}

export async function roundByKey(db: Executor, playerId: string, key: string): Promise<Round | undefined> {
  const row = await rounds(db)
    .where('round.player_id', '=', playerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row && toRound(row);
}

/** The player's round that is worked on; there is one at most, whatever game it is of. */
export async function openRound(db: Executor, playerId: string): Promise<Round | undefined> {
  const row = await rounds(db).where('round.player_id', '=', playerId).where('state', 'in', open).executeTakeFirst();
  return row && toRound(row);
}

/** Whether a round of a game waits for the player. */
export async function isPlaying(
  db: Executor,
  { playerId, gameId }: { readonly playerId: string; readonly gameId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('round')
    .select('id')
    .where('player_id', '=', playerId)
    .where('game_id', '=', gameId)
    .where('state', '=', 'PLAYING')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anything is still to come of a round of the player, in any game. */
export async function hasUnfinishedRound(db: Executor, playerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('round')
    .select('id')
    .where('player_id', '=', playerId)
    .where('state', 'in', unfinished)
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest round of a game that took a stake, or may have, if the player's page has not shown its end. */
export async function unseenRound(
  db: Executor,
  { playerId, gameId }: { readonly playerId: string; readonly gameId: string },
): Promise<Round | undefined> {
  const row = await rounds(db)
    .where('round.player_id', '=', playerId)
    .where('round.game_id', '=', gameId)
    .where('state', '<>', 'REFUSED')
    .orderBy('round.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && row.seen_at === null ? toRound(row) : undefined;
}

/** The newest rounds of a game, refused ones left out: nothing was played in them. */
export async function latestRounds(
  db: Executor,
  { playerId, gameId }: { readonly playerId: string; readonly gameId: string },
  limit: number,
): Promise<readonly Round[]> {
  const rows = await rounds(db)
    .where('round.player_id', '=', playerId)
    .where('round.game_id', '=', gameId)
    .where('state', '<>', 'REFUSED')
    .orderBy('round.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toRound);
}

/** Players of whom a round has changed lately. */
export async function changedLately(db: Executor, seconds: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('round')
    .select('player_id')
    .distinct()
    .where('changed_at', '>', sql<Date>`now() - ${seconds} * interval '1 second'`)
    .execute();
  return rows.map((row) => row.player_id);
}

/** Notes that the page has shown the end of a round; false when there is nothing new to note. */
export async function markSeen(db: Executor, playerId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('round')
    .set({ seen_at: sql`now()`, changed_at: sql`now()` })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('state', 'not in', unfinished)
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Rounds that nobody works on although they are not finished, and those that have waited long enough for the player. */
export async function abandonedRounds(db: Executor, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('round')
    .select('id')
    .where('state', 'in', unfinished)
    .where('resume_at', '<=', sql<Date>`now()`)
    .orderBy('resume_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Takes an abandoned round over; false when another worker was first or the round is finished. */
export async function takeOver(db: Executor, id: string, graceMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('round')
    .set({ resume_at: inMilliseconds(graceMs) })
    .where('id', '=', id)
    .where('state', 'in', unfinished)
    .where('resume_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a round becomes. */
export interface Change {
  readonly state: RoundState;
  readonly nonce?: number;
  readonly result?: unknown;
  readonly payout?: bigint;
  readonly jackpots?: readonly HitJackpot[];
  readonly balance?: string;
  readonly failure?: string | null;
  readonly steps?: number;
  /** How long nobody else touches the round from now on. */
  readonly resumeInMs?: number;
}

/** Moves a round on, unless it has left the state `from` meanwhile. */
export async function moveOn(db: Executor, id: string, from: RoundState, change: Change): Promise<boolean> {
  const finished = !unfinished.includes(change.state);
  const { numUpdatedRows } = await db
    .updateTable('round')
    .set({
      state: change.state,
      ...(change.nonce === undefined ? {} : { nonce: change.nonce }),
      ...(change.result === undefined ? {} : { result: JSON.stringify(change.result) }),
      ...(change.payout === undefined ? {} : { payout: change.payout.toString() }),
      ...(change.jackpots === undefined ? {} : { jackpots: JSON.stringify(change.jackpots) }),
      ...(change.balance === undefined ? {} : { balance: change.balance }),
      ...(change.failure === undefined ? {} : { failure: change.failure }),
      ...(change.steps === undefined ? {} : { steps: change.steps }),
      ...(change.resumeInMs === undefined ? {} : { resume_at: inMilliseconds(change.resumeInMs) }),
      ...(finished ? { finished_at: sql<Date>`now()` } : {}),
      changed_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes a failed call and when to try again: 1, 2, 4 ... 60 seconds later. */
export const postpone = (db: Executor, id: string, from: RoundState, failure: string) =>
  db
    .updateTable('round')
    .set({
      failure,
      attempts: sql`attempts + 1`,
      resume_at: sql`now() + least(60, power(2, least(attempts, 6))) * interval '1 second'`,
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .execute();
