import type { VendorBetRequest, VendorTransactionResult } from '@mekong/api-client/contract/types';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { bet as betFlow } from '../../ledger/flows.ts';
import type { PlayGate } from '../safer-play/play-gate.port.ts';
import type { WalletRule } from '../system/wallet-rule.port.ts';
import type { GameSession } from './game-session.repository.ts';
import { potsAfterBet, sharesOf } from './jackpots.ts';
import { once, type Reply } from './once.ts';
import { betsOf, gameOfRound, insertBet, lockRound, openRound, type Round } from './round.repository.ts';
import { assertMayPlay, requireGameSession } from './session.service.ts';
import { about } from './vendor-money.ts';
import { move, walletState } from './wallet-moves.ts';

/**
 * Takes a stake: the only call that asks for a token, an unlocked account, a running game, funds, and the limits that the
 * player has set or that come with a bonus in play. What is taken counts: no win is called off for its stake.
 *
 * @throws Fault AUTH_TOKEN_EXPIRED, EXCLUDED, LIMIT_REACHED, GAME_MAINTENANCE, WALLET_INSUFFICIENT, WALLET_FROZEN
 * @throws Fault ROUND_CLOSED: the round has ended or a win of it is booked, or the bet was rolled back before it came
 * @throws Fault TXN_DUPLICATE_MISMATCH
 */
export function bet(
  { db, gate, playsAtVendor }: { db: Executor; gate: PlayGate; playsAtVendor: WalletRule },
  vendor: string,
  request: VendorBetRequest,
): Promise<Reply<VendorTransactionResult>> {
  // A repetition may come with a newer token: it is no part of what is asked for.
  const { gameToken, ...content } = request;
  const { transactionId, roundId, playerId } = request;
  const call = { vendor, transactionId, kind: 'BET', roundId, betTransactionId: transactionId, content } as const;
  return once(db, call, async (trx) => {
    const session = await requireGameSession(trx, gate, vendor, gameToken);
    assertSameGame(session, request);
    await assertMayPlay(trx, gate, session);
    if (session.vendorStatus !== 'active' || session.gameStatus !== 'active') throw new Fault('GAME_MAINTENANCE');
    const { memberId, category, currency } = session;
    const { gameId } = request;
    const round =
      (await openRound(trx, { vendor, roundId, memberId, gameId, category, currency })) ??
      (await joinRound(trx, vendor, roundId, session));
    const stake = parseMoney(request.amount);
    const { maxStake } = session;
    if (maxStake !== null && stake > maxStake)
      throw new Fault('LIMIT_REACHED', { params: { kind: 'bonus', left: formatMoney(maxStake) } });
    const inVendorWallet = await playsAtVendor(currency);
    const posting = betFlow(about(round, transactionId, stake, inVendorWallet), sharesOf(request));
    const movement = await move(trx, posting, insertBet(round, { transactionId, stake, inVendorWallet }));
    if (session.hasLimits) await gate.assertWithin(trx, memberId, { stake, cash: movement.bonus - movement.amount });
    const jackpots = request.jackpots && (await potsAfterBet(trx, round, transactionId, request.jackpots));
    const played = { memberId, currency, vendor, inVendorWallet, hasPurses: session.hasPurses };
    const wallet = await walletState(trx, played, movement);
    const value = { transactionId, roundId, playerId, ...wallet, ...(jackpots && { jackpots }) };
    return { value, memberId, movement };
  });
}

/** The token is good for one player, one game and one currency. */
function assertSameGame(session: GameSession, request: VendorBetRequest): void {
  if (session.playerId !== request.playerId) throw new Fault('AUTH_TOKEN_EXPIRED');
  if (session.gameId !== request.gameId) throw invalid('gameId', 'equal');
  if (session.currency !== request.currency) throw invalid('currency', 'equal');
}

/** A further bet of a player in a round. */
async function joinRound(trx: Trx, vendor: string, roundId: string, session: GameSession): Promise<Round> {
  const round = await lockRound(trx, vendor, roundId, session.memberId);
  if (!round && (await gameOfRound(trx, vendor, roundId)) !== session.gameId) throw invalid('gameId', 'equal');
  if (!round) throw new Fault('ROUND_CLOSED');
  if (round.gameId !== session.gameId) throw invalid('gameId', 'equal');
  if (round.currency !== session.currency) throw invalid('currency', 'equal');
  const hasWon = (await betsOf(trx, round)).some((one) => one.payout > 0n);
  if (round.status !== 'OPEN' || hasWon) throw new Fault('ROUND_CLOSED');
  return round;
}
