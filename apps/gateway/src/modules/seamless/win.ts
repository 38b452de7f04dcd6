import type { VendorTransactionResult, VendorWinRequest } from '@mekong/api-client/contract/types';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { parseMoney } from '../../kernel/money.ts';
import type { WalletRule } from '../system/wallet-rule.port.ts';
import { findCategory, findPlayer } from './game-session.repository.ts';
import { paidPots } from './jackpots.ts';
import { once, type Reply } from './once.ts';
import { type Bet, betsOf, changeRound, lockRoundOf, openRound, type Round } from './round.repository.ts';
import { loseOpenBets, type PaidBet, payBet, payPromoWin, walletState } from './wallet-moves.ts';

/**
 * Pays a win. Neither token nor exclusion nor limits are looked at: what was won is paid, also after the session and to a
 * locked player.
 *
 * @throws Fault TXN_NOT_FOUND: no such player, round or bet, and no promotional win
 * @throws Fault ROUND_CLOSED: the round has ended, or its bet was taken back
 * @throws Fault TXN_DUPLICATE_MISMATCH
 * @throws Fault VALIDATION_FAILED: pots that the bet cannot have won
 */
export function win(
  { db, playsAtVendor }: { db: Executor; playsAtVendor: WalletRule },
  vendor: string,
  request: VendorWinRequest,
): Promise<Reply<VendorTransactionResult>> {
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
    const round = promo ? await promoRound(trx, vendor, request) : await ownRound(trx, vendor, playerId, roundId);
    if (round.gameId !== request.gameId) throw invalid('gameId', 'equal');
    if (round.currency !== request.currency) throw invalid('currency', 'equal');
    const inVendorWallet = await playsAtVendor(round.currency);
    const bets = await betsOf(trx, round);
    const bet = promo ? undefined : pickBet(bets, betTransactionId);
    const { movement, pots }: PaidBet = promo
      ? await payPromo(trx, round, request, inVendorWallet)
      : await payRound(trx, round, bet, request);
    if (endRound)
      await loseOpenBets(
        trx,
        round,
        bets.filter((one) => one !== bet),
      );
    await changeRound(trx, round, { ...request, status: endRound ? 'CLOSED' : undefined });
    const wallet = await walletState(trx, { ...round, inVendorWallet }, movement);
    const jackpots = request.jackpots && paidPots(request.jackpots, pots);
    const value = { transactionId, roundId, playerId, ...wallet, ...(jackpots && { jackpots }) };
    return { value, memberId: round.memberId, movement };
  });
}

async function payRound(
  trx: Trx,
  round: Round,
  bet: Bet | undefined,
  { transactionId, amount, jackpots }: VendorWinRequest,
): Promise<PaidBet> {
  if (!bet) throw new Fault('TXN_NOT_FOUND');
  if (round.status !== 'OPEN' || bet.status === 'REFUNDED' || bet.status === 'VOID') throw new Fault('ROUND_CLOSED');
  return payBet(trx, round, bet, transactionId, parseMoney(amount), jackpots);
}

async function payPromo(trx: Trx, round: Round, request: VendorWinRequest, inVendorWallet: boolean): Promise<PaidBet> {
  if (round.status !== 'OPEN') throw new Fault('ROUND_CLOSED');
  // no stake has paid into a pot
  if (request.jackpots) throw invalid('jackpots', 'unknown');
  const { transactionId } = request;
  const amount = parseMoney(request.amount);
  const movement = amount > 0n ? await payPromoWin(trx, round, { transactionId, amount, inVendorWallet }) : undefined;
  return { movement, pots: { payouts: [] } };
}

/** The named bet; without a name the oldest one that waits, else the latest. */
function pickBet(bets: readonly Bet[], transactionId: string | undefined): Bet | undefined {
  if (transactionId) return bets.find((bet) => bet.transactionId === transactionId);
  return bets.find((bet) => bet.status === 'OPEN') ?? bets.at(-1);
}

/** A round of this player, kept for the transaction. @throws Fault TXN_NOT_FOUND */
export async function ownRound(trx: Trx, vendor: string, playerId: string, roundId: string): Promise<Round> {
  const round = await lockRoundOf(trx, vendor, playerId, roundId);
  if (!round) throw new Fault('TXN_NOT_FOUND');
  return round;
}

/** A promotional win may come without a round. It is paid in the currency of the account: trial money stays apart. */
async function promoRound(trx: Trx, vendor: string, request: VendorWinRequest): Promise<Round> {
  const { playerId, roundId, gameId } = request;
  const player = await findPlayer(trx, vendor, playerId);
  if (!player) throw new Fault('TXN_NOT_FOUND');
  const category = await findCategory(trx, vendor, gameId);
  if (!category) throw invalid('gameId', 'unknown');
  const { memberId, currency, hasPurses } = player;
  const opened = await openRound(trx, { vendor, roundId, gameId, category, memberId, currency, hasPurses });
  return opened ?? ownRound(trx, vendor, playerId, roundId);
}
