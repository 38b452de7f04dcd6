import type { VendorRollbackRequest, VendorRollbackResult } from '@mekong/api-client/contract/types';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import * as flows from '../../ledger/flows.ts';
import type { WalletRule } from '../system/wallet-rule.port.ts';
import { findPlayer, type Player } from './game-session.repository.ts';
import { returnWins, takeSharesBack, winsOf } from './jackpots.ts';
import { type Movement, once, type Reply } from './once.ts';
import {
  type Bet,
  betsOf,
  changeRound,
  closeForAll,
  findPlaceOfBet,
  insertCancellation,
  insertTombstone,
  lockParts,
  lockRound,
  promoWinsOf,
  type Round,
  settleBet,
} from './round.repository.ts';
import { about } from './vendor-money.ts';
import { bonusOf, combined, move, takePromoWinBack, walletState } from './wallet-moves.ts';

/**
 * Takes a bet back, once. Neither token nor exclusion nor limits are looked at.
 *
 * An unknown bet is noted and answered as success, and refused when it arrives late. A bet that was settled stays
 * settled, unless the vendor cancels the whole round: then stakes go back and wins are taken back, if need be below zero.
 *
 * @throws Fault ROUND_CLOSED: the bet is settled and the round is not cancelled
 * @throws Fault TXN_DUPLICATE_MISMATCH: also when the bet belongs to another player or round
 */
export function rollback(
  { db, playsAtVendor }: { db: Executor; playsAtVendor: WalletRule },
  vendor: string,
  request: VendorRollbackRequest,
): Promise<Reply<VendorRollbackResult>> {
  const { transactionId, betTransactionId, roundId, playerId, voidRound = false, allPlayers = false } = request;
  // The reason is for people: a repetition may say it differently.
  const content = { transactionId, betTransactionId, roundId, playerId, voidRound, ...(allPlayers && { allPlayers }) };
  const call = { vendor, transactionId, kind: 'ROLLBACK', roundId, betTransactionId, content } as const;
  return once(db, call, async (trx) => {
    const player = await findPlayer(trx, vendor, playerId);
    if (!player) throw invalid('playerId', 'unknown');
    if (allPlayers && !voidRound) throw invalid('voidRound', 'required');
    if (allPlayers) await cancelForOthers(trx, vendor, player, request);
    const target = await findTarget(trx, vendor, player, request);
    const movements = !target
      ? []
      : voidRound
        ? await cancelRound(trx, target.round, transactionId)
        : await takeBack(trx, target.round, target.bet, transactionId);
    const movement = combined(movements);
    const status = target ? 'ROLLED_BACK' : 'TOMBSTONE';
    const { memberId, hasPurses } = player;
    const currency = target?.round.currency ?? player.currency;
    const inVendorWallet = await playsAtVendor(currency);
    const wallet = await walletState(trx, { memberId, currency, vendor, inVendorWallet, hasPurses }, movement);
    const value = { transactionId, betTransactionId, roundId, playerId, status, ...wallet } as const;
    return { value, memberId, movement };
  });
}

/** The bet and its round; `undefined` when the bet is not known, which is noted. */
async function findTarget(
  trx: Trx,
  vendor: string,
  player: Player,
  { betTransactionId, roundId }: VendorRollbackRequest,
): Promise<{ round: Round; bet: Bet } | undefined> {
  const { memberId } = player;
  let known = await findPlaceOfBet(trx, vendor, betTransactionId);
  if (known === undefined) {
    const other = await insertTombstone(trx, { vendor, roundId, memberId, transactionId: betTransactionId });
    if (other === undefined || other === 'TOMBSTONE') return undefined;
    // the bet has arrived between the two looks; an id that is no bet's cannot be rolled back
    known = await findPlaceOfBet(trx, vendor, betTransactionId);
  }
  const isOwn = known?.roundId === roundId && known.memberId === memberId;
  const round = isOwn ? await lockRound(trx, vendor, roundId, memberId) : undefined;
  if (!round) throw new Fault('TXN_DUPLICATE_MISMATCH');
  const bet = (await betsOf(trx, round)).find((one) => one.transactionId === betTransactionId);
  if (!bet) throw new Fault('TXN_DUPLICATE_MISMATCH');
  return { round, bet };
}

async function takeBack(trx: Trx, round: Round, bet: Bet, transactionId: string): Promise<Movement[]> {
  if (isTakenBack(bet)) return [];
  if (bet.status !== 'OPEN' || round.status !== 'OPEN') throw new Fault('ROUND_CLOSED');
  const movement = await refund(trx, round, bet, transactionId, 'REFUNDED');
  await takeSharesBack(trx, round, bet, transactionId);
  const rest = (await betsOf(trx, round)).filter((one) => !isTakenBack(one));
  if (rest.length === 0) await changeRound(trx, round, { status: 'VOID' });
  return [movement];
}

/** Undoes all of a player's part of a round. Stakes go back first, so that a wallet goes no further below zero than it must. */
async function cancelRound(trx: Trx, round: Round, transactionId: string): Promise<Movement[]> {
  if (round.status === 'VOID') return [];
  const movements: Movement[] = [];
  const bets = (await betsOf(trx, round)).filter((bet) => !isTakenBack(bet));
  for (const bet of bets) movements.push(await refund(trx, round, bet, transactionId, 'VOID'));
  for (const bet of bets) if (bet.payout > 0n) movements.push(await takePayoutBack(trx, round, bet, transactionId));
  // after what they have won is back in the pots
  for (const bet of bets) await takeSharesBack(trx, round, bet, transactionId);
  for (const one of await promoWinsOf(trx, round))
    if (one.amount > 0n) movements.push(await takePromoWinBack(trx, round, one, transactionId));
  await changeRound(trx, round, { status: 'VOID' });
  return movements;
}

async function takePayoutBack(trx: Trx, round: Round, bet: Bet, transactionId: string): Promise<Movement> {
  const money = {
    ...about(round, `${transactionId}/${bet.id}`, bet.payout, bet.inVendorWallet),
    bonus: bonusOf({ ...bet, payout: 0n }, bet.payout),
  };
  const movement = await move(trx, flows.rollbackPayout(money, await winsOf(trx, bet)));
  await returnWins(trx, bet);
  return movement;
}

/** Undoes what everybody else has in the round, and lets nobody join it any more. */
async function cancelForOthers(
  trx: Trx,
  vendor: string,
  player: Player,
  { roundId, transactionId }: VendorRollbackRequest,
): Promise<void> {
  for (const part of await lockParts(trx, vendor, roundId)) {
    if (part.memberId === player.memberId) continue;
    const [first] = (await betsOf(trx, part)).filter((bet) => !isTakenBack(bet));
    const movement = combined(await cancelRound(trx, part, transactionId));
    if (first && movement)
      await insertCancellation(trx, part, { transactionId, betTransactionId: first.transactionId, ...movement });
  }
  await closeForAll(trx, vendor, roundId);
}

function refund(
  trx: Trx,
  round: Round,
  bet: Bet,
  transactionId: string,
  status: 'REFUNDED' | 'VOID',
): Promise<Movement> {
  const flow = bet.status === 'OPEN' ? flows.refundBet : flows.refundSettledBet;
  return move(
    trx,
    flow({
      ...about(round, `${transactionId}/${bet.id}`, bet.stake, bet.inVendorWallet),
      bonus: bet.bonusStake,
    }),
    settleBet(bet, { status, payout: 0n, validBet: 0n }),
  );
}

const isTakenBack = (bet: Bet): boolean => bet.status === 'REFUNDED' || bet.status === 'VOID';
