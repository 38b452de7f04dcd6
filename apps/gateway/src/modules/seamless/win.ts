import type { VendorTransactionResult, VendorWinRequest } from '@mekong/api-client/contract/types';
import type { Executor, Trx } from '../../db/types.ts';
import { promoWin } from '../../ledger/flows.ts';
import { parseMoney } from '../../ledger/money.ts';
import { Fault, invalid } from '../../server/fault.ts';
import { findCategory, findPlayer, type Player } from './game-session.repository.ts';
import { type Movement, once, type Reply } from './once.ts';
import { type Bet, betsOf, describeRound, lockRound, openRound, type Round } from './round.repository.ts';
import { about, closeRound, move, payBet, walletState } from './wallet-moves.ts';

/**
 * Pays a win. Neither token nor exclusion nor limits are looked at: what was won is paid, also after the session and to a
 * locked player.
 *
 * @throws Fault TXN_NOT_FOUND: no such player, round or bet, and no promotional win
 * @throws Fault ROUND_CLOSED: the round has ended, or its bet was taken back
 * @throws Fault TXN_DUPLICATE_MISMATCH
 */
export function win(db: Executor, vendor: string, request: VendorWinRequest): Promise<Reply<VendorTransactionResult>> {
  const { transactionId, roundId, playerId, betTransactionId, promo = false, endRound = false } = request;
  const call = {
    vendor,
    transactionId,
    kind: promo ? 'PROMO_WIN' : 'WIN',
    roundId,
    betTransactionId,
    content: { ...request, promo, endRound },
  } as const;
  return once(db, call, async (trx) => {
    const player = await findPlayer(trx, vendor, playerId);
    if (!player) throw new Fault('TXN_NOT_FOUND');
    const round = promo
      ? await promoRound(trx, vendor, player, request)
      : await ownRound(trx, vendor, player.memberId, roundId);
    assertSameGame(round, request);
    const movement = promo ? await payPromo(trx, round, request) : await payRound(trx, round, request);
    await describeRound(trx, round, request);
    if (endRound) await closeRound(trx, round);
    const wallet = await walletState(trx, player.memberId, round.currency, movement);
    return { value: { transactionId, roundId, playerId, ...wallet }, movement };
  });
}

async function payRound(trx: Trx, round: Round, request: VendorWinRequest): Promise<Movement | undefined> {
  const bet = pickBet(await betsOf(trx, round), request.betTransactionId);
  if (!bet) throw new Fault('TXN_NOT_FOUND');
  if (round.status !== 'OPEN' || bet.status === 'REFUNDED' || bet.status === 'VOID') throw new Fault('ROUND_CLOSED');
  return payBet(trx, round, bet, request.transactionId, parseMoney(request.amount));
}

async function payPromo(trx: Trx, round: Round, request: VendorWinRequest): Promise<Movement | undefined> {
  if (round.status !== 'OPEN') throw new Fault('ROUND_CLOSED');
  const amount = parseMoney(request.amount);
  return amount > 0n ? move(trx, promoWin(about(round, request.transactionId, amount))) : undefined;
}

/** The named bet; without a name the oldest one that waits, else the latest. */
function pickBet(bets: readonly Bet[], transactionId: string | undefined): Bet | undefined {
  if (transactionId) return bets.find((bet) => bet.transactionId === transactionId);
  return bets.find((bet) => bet.status === 'OPEN') ?? bets.at(-1);
}

/** A round of this member, kept for the transaction. @throws Fault TXN_NOT_FOUND */
export async function ownRound(trx: Trx, vendor: string, memberId: string, roundId: string): Promise<Round> {
  const round = await lockRound(trx, vendor, roundId);
  if (round?.memberId !== memberId) throw new Fault('TXN_NOT_FOUND');
  return round;
}

/** A promotional win may come without a round. It is paid in the currency of the account: trial money stays apart. */
async function promoRound(trx: Trx, vendor: string, player: Player, request: VendorWinRequest): Promise<Round> {
  const { roundId, gameId } = request;
  const round = await lockRound(trx, vendor, roundId);
  if (round && round.memberId !== player.memberId) throw new Fault('TXN_NOT_FOUND');
  if (round) return round;
  const category = await findCategory(trx, vendor, gameId);
  if (!category) throw invalid('gameId', 'unknown');
  return openRound(trx, { vendor, roundId, gameId, category, memberId: player.memberId, currency: player.currency });
}

function assertSameGame(round: Round, request: VendorWinRequest): void {
  if (round.gameId !== request.gameId) throw invalid('gameId', 'equal');
  if (round.currency !== request.currency) throw invalid('currency', 'equal');
}
