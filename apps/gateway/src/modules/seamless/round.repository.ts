import type { VendorDetailLine } from '@mekong/api-client/contract/types';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { GameCategoryCode } from '../../contract/values.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import type { BetStatus, ProviderTxnKind, RoundStatus, RoundTable } from './seamless.tables.ts';

/** One player's part of a round. */
export interface Round {
  vendor: string;
  roundId: string;
  memberId: string;
  gameId: string;
  category: GameCategoryCode;
  currency: string;
  status: RoundStatus;
  endHash: Uint8Array | null;
  endAnswer: string | null;
  /** The player has, or had, a wallet at a vendor; absent when nobody has looked. */
  hasPurses?: boolean | undefined;
}

export type NewRound = Omit<Round, 'status' | 'endHash' | 'endAnswer'>;

/** Whether a member has, or had, a wallet at a vendor. @param owner column with the number of the member */
export const hasPurses = (owner: string) =>
  sql<boolean>`exists (select from ledger_account w where w.owner = ${sql.ref(owner)}::text and w.kind = 'VENDOR')`;

export interface Bet {
  id: string;
  transactionId: string;
  stake: Money;
  /** How much of the stake was bonus. */
  bonusStake: Money;
  payout: Money;
  status: BetStatus;
  /** Its cash belongs to the wallet at the vendor. */
  inVendorWallet: boolean;
}

/** What the vendor says about the result of a round. */
export interface RoundResult {
  details?: VendorDetailLine[] | undefined;
  verifyUrl?: string | undefined;
}

/** The parts of a round by their players, kept for this transaction, always locked in the same order. */
export async function lockParts(trx: Trx, vendor: string, roundId: string): Promise<Round[]> {
  const rows = await trx
    .selectFrom('round')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('round_id', '=', roundId)
    .orderBy('member_id')
    .forUpdate()
    .execute();
  return rows.map(toRound);
}

/** Finds a member's part of a round and keeps it for this transaction: all calls about it come one after the other. */
export async function lockRound(
  trx: Trx,
  vendor: string,
  roundId: string,
  memberId: string,
): Promise<Round | undefined> {
  const row = await trx
    .selectFrom('round')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('round_id', '=', roundId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row && toRound(row);
}

/** Game of a round that others play in; `undefined` when there is no such round. */
export async function gameOfRound(db: Executor, vendor: string, roundId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('round')
    .select('game_id')
    .where('vendor', '=', vendor)
    .where('round_id', '=', roundId)
    .limit(1)
    .executeTakeFirst();
  return row?.game_id;
}

/** {@link lockRound} by the name of the player towards the vendor. */
export async function lockRoundOf(
  trx: Trx,
  vendor: string,
  playerId: string,
  roundId: string,
): Promise<Round | undefined> {
  const row = await trx
    .selectFrom('round')
    .innerJoin('vendor_player as p', (join) =>
      join.onRef('p.vendor', '=', 'round.vendor').onRef('p.member_id', '=', 'round.member_id'),
    )
    .selectAll('round')
    .select(hasPurses('round.member_id').as('has_purses'))
    .where('round.vendor', '=', vendor)
    .where('round.round_id', '=', roundId)
    .where('p.player_id', '=', playerId)
    .forUpdate('round')
    .executeTakeFirst();
  return row && { ...toRound(row), hasPurses: row.has_purses };
}

const toRound = (row: Selectable<RoundTable>): Round => ({
  vendor: row.vendor,
  roundId: row.round_id,
  memberId: row.member_id,
  gameId: row.game_id,
  category: row.category,
  currency: row.currency,
  status: row.status,
  endHash: row.end_hash,
  endAnswer: row.end_answer,
});

/**
 * Opens a player's part of a round; `undefined` when there is one already, when the round has ended for all, or is one
 * of another game. Waits for a twin that opens it right now.
 */
export async function openRound(trx: Trx, round: NewRound): Promise<Round | undefined> {
  const { vendor, roundId, memberId, gameId, category, currency } = round;
  const { rows } = await sql`
    insert into round (vendor, round_id, member_id, game_id, category, currency)
    select ${vendor}::text, ${roundId}::text, ${memberId}::bigint, ${gameId}::text, ${category}::text, ${currency}::text
     where not exists (select from round where vendor = ${vendor} and round_id = ${roundId}
                          and (closed_for_all or game_id <> ${gameId}))
    on conflict do nothing returning round_id`.execute(trx);
  return rows.length > 0 ? { ...round, status: 'OPEN', endHash: null, endAnswer: null } : undefined;
}

/** Lets nobody join a round any more. */
export async function closeForAll(trx: Trx, vendor: string, roundId: string): Promise<void> {
  await trx
    .updateTable('round')
    .set({ closed_for_all: true })
    .where('vendor', '=', vendor)
    .where('round_id', '=', roundId)
    .execute();
}

export interface RoundChange extends RoundResult {
  status?: Exclude<RoundStatus, 'OPEN'> | undefined;
}

/** Ends a round, or keeps what the vendor says about its result. What is not said stays as it is. */
export async function changeRound(trx: Trx, round: Round, { status, details, verifyUrl }: RoundChange): Promise<void> {
  if (!status && !details && !verifyUrl) return;
  await trx
    .updateTable('round')
    .set({
      ...(status ? { status, closed_at: sql<Date>`now()` } : {}),
      ...(details ? { details: JSON.stringify(details) } : {}),
      ...(verifyUrl ? { verify_url: verifyUrl } : {}),
    })
    .where('vendor', '=', round.vendor)
    .where('round_id', '=', round.roundId)
    .where('member_id', '=', round.memberId)
    .execute();
}

/** Keeps the answer to the call that closed the round. */
export async function storeEnd(trx: Trx, round: Round, hash: Uint8Array, answer: string): Promise<void> {
  await trx
    .updateTable('round')
    .set({ end_hash: hash, end_answer: answer })
    .where('vendor', '=', round.vendor)
    .where('round_id', '=', round.roundId)
    .where('member_id', '=', round.memberId)
    .execute();
}

/** Bets of a player's part of a round in the order they were placed. */
export async function betsOf(db: Executor, round: Round): Promise<Bet[]> {
  const rows = await db
    .selectFrom('bet')
    .select(['id', 'transaction_id', 'stake', 'bonus_stake', 'payout', 'status', 'in_vendor_wallet'])
    .where('vendor', '=', round.vendor)
    .where('round_id', '=', round.roundId)
    .where('member_id', '=', round.memberId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    transactionId: row.transaction_id,
    stake: BigInt(row.stake),
    bonusStake: BigInt(row.bonus_stake),
    payout: BigInt(row.payout),
    status: row.status,
    inVendorWallet: row.in_vendor_wallet,
  }));
}

/** Round and player that a bet belongs to; `undefined` for an unknown bet. */
export async function findPlaceOfBet(
  db: Executor,
  vendor: string,
  transactionId: string,
): Promise<{ roundId: string; memberId: string } | undefined> {
  return db
    .selectFrom('bet')
    .select(['round_id as roundId', 'member_id as memberId'])
    .where('vendor', '=', vendor)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
}

/**
 * Writes a bet with the posting that takes its stake (`post`): what the stake took from the bonus and what is left of the
 * wallet comes from there.
 */
export function insertBet(
  round: Round,
  { transactionId, stake, inVendorWallet }: Pick<Bet, 'transactionId' | 'stake' | 'inVendorWallet'>,
): RawBuilder<unknown> {
  const { vendor, roundId, memberId, gameId, category, currency } = round;
  const amount = stake.toString();
  return sql`
    insert into bet (vendor, transaction_id, round_id, member_id, game_id, category, currency, stake, bonus_stake,
                     balance_before, balance_after, lineage_id, in_vendor_wallet)
    select ${vendor}::text, ${transactionId}::text, ${roundId}::text, ${memberId}::bigint, ${gameId}::text,
           ${category}::text, ${currency}::text, ${amount}::bigint, -moved.bonus, moved.balance_after + ${amount}::bigint,
           moved.balance_after, (select lineage_id from member where id = ${memberId}::bigint),
           ${inVendorWallet}::boolean
      from moved`;
}

export interface BetResult {
  status: Exclude<BetStatus, 'OPEN'>;
  payout: Money;
  validBet: Money;
}

/**
 * Writes what counts of a bet from now on, with the posting that pays it (`post`); the database writes the difference to
 * before as a result.
 */
export function settleBet(bet: Pick<Bet, 'id'>, { status, payout, validBet }: BetResult): RawBuilder<unknown> {
  return sql`
    update bet set status = ${status}::text, payout = ${payout.toString()}::bigint,
                   valid_bet = ${validBet.toString()}::bigint, settled_at = now(),
                   balance_after = coalesce(moved.balance_after, bet.balance_after)
      from moved where bet.id = ${bet.id}::bigint`;
}

/**
 * Notes bonus money of a round among the results, in the transaction of its posting.
 *
 * @param source key of the posting that paid it
 * @param amount below zero when it is taken back
 */
export async function recordBonus(trx: Trx, round: Round, source: string, amount: Money): Promise<void> {
  await sql`
    select record_bonus(${source}, ${round.memberId}::bigint, ${round.currency}, ${round.category},
                        ${amount.toString()}::bigint, null)`.execute(trx);
}

/** A win without a bet. */
export interface PromoWin extends Pick<Bet, 'transactionId' | 'inVendorWallet'> {
  amount: Money;
}

/** Promotional wins of a player's part of a round, in the order they were paid. */
export async function promoWinsOf(db: Executor, round: Round): Promise<PromoWin[]> {
  const rows = await db
    .selectFrom('provider_txn')
    .select(['transaction_id', 'amount', 'in_vendor_wallet'])
    .where('vendor', '=', round.vendor)
    .where('round_id', '=', round.roundId)
    .where('member_id', '=', round.memberId)
    .where('kind', '=', 'PROMO_WIN')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    transactionId: row.transaction_id,
    amount: BigInt(row.amount),
    inVendorWallet: row.in_vendor_wallet,
  }));
}

/**
 * Notes a rolled-back bet that has not arrived, so that it is refused when it does. Waits for a bet that arrives at this
 * very moment.
 *
 * @returns kind of the call that has the id already; `undefined` when the note is new
 */
export async function insertTombstone(
  trx: Trx,
  {
    vendor,
    roundId,
    memberId,
    transactionId,
  }: { vendor: string; roundId: string; memberId: string; transactionId: string },
): Promise<ProviderTxnKind | undefined> {
  const noted = await trx
    .insertInto('provider_txn')
    .values({ vendor, transaction_id: transactionId, kind: 'TOMBSTONE', round_id: roundId, member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('transaction_id')
    .executeTakeFirst();
  if (noted) return undefined;
  const other = await trx
    .selectFrom('provider_txn')
    .select('kind')
    .where('vendor', '=', vendor)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  return other.kind;
}

/** What a cancellation for all players has done to the wallet of one who was not named in it; the player sees it by the bet. */
export async function insertCancellation(
  trx: Trx,
  { vendor, roundId, memberId }: Round,
  about: { transactionId: string; betTransactionId: string; amount: Money; told: Money; balanceAfter: Money },
): Promise<void> {
  await trx
    .insertInto('provider_txn')
    .values({
      vendor,
      // no id of a vendor has a stroke
      transaction_id: `${about.transactionId}/${memberId}`,
      kind: 'ROLLBACK',
      round_id: roundId,
      member_id: memberId,
      bet_transaction_id: about.betTransactionId,
      amount: about.amount.toString(),
      balance_before: (about.balanceAfter - about.told).toString(),
      balance_after: about.balanceAfter.toString(),
    })
    .execute();
}

/** Whether a member has a round of a game that was paid for and not ended: it may be played on with an empty wallet. */
export async function hasOpenRound(
  db: Executor,
  { memberId, vendor, gameId }: Pick<Round, 'memberId' | 'vendor' | 'gameId'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('round')
    .select('round_id')
    .where('member_id', '=', memberId)
    .where('vendor', '=', vendor)
    .where('game_id', '=', gameId)
    .where('status', '=', 'OPEN')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
