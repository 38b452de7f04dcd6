import type { Trx } from '../../db/types.ts';
import { memberBalance } from '../../ledger/balance.ts';
import * as flows from '../../ledger/flows.ts';
import { type Posting, post } from '../../ledger/ledger.ts';
import { formatMoney, type Money } from '../../ledger/money.ts';
import type { Movement } from './once.ts';
import { type Bet, type Round, settleBet } from './round.repository.ts';
import { validBet } from './valid-bet.ts';

/** The balance part of every answer to a vendor. */
export interface WalletState {
  balance: string;
  currency: string;
  version: number;
}

/** Wallet after a movement, or as it is when nothing moved. */
export async function walletState(
  trx: Trx,
  memberId: string,
  currency: string,
  movement: Movement | undefined,
): Promise<WalletState> {
  const { sumBalance, version } = movement
    ? { sumBalance: movement.balanceAfter, version: movement.version }
    : await memberBalance(trx, memberId, currency);
  return { balance: formatMoney(sumBalance), currency, version: Number(version) };
}

/** Posts, and says what became of the player's wallet. */
export async function move(trx: Trx, posting: Posting): Promise<Movement> {
  const { legs } = await post(trx, posting);
  const wallet = legs.find((leg) => leg.kind === 'MAIN');
  if (!wallet) throw new Error(`${posting.key} does not touch a wallet`);
  return {
    memberId: posting.member,
    currency: posting.currency,
    amount: wallet.amount,
    balanceAfter: wallet.balanceAfter,
    version: wallet.seq,
  };
}

/** Several movements of one call seen as one. */
export function combined(movements: readonly Movement[]): Movement | undefined {
  const last = movements.at(-1);
  return last && { ...last, amount: movements.reduce((sum, one) => sum + one.amount, 0n) };
}

/**
 * What the ledger has to know of a movement in a round.
 *
 * @param transactionId unique per flow and vendor
 */
export function about(round: Round, transactionId: string, amount: Money) {
  return {
    member: round.memberId,
    currency: round.currency,
    vendor: round.vendor,
    transactionId,
    ref: `round:${round.vendor}:${round.roundId}`,
    amount,
  };
}

/** Pays a bet. A payout of zero settles it as lost; a further payout comes on top of the earlier ones. */
export async function payBet(
  trx: Trx,
  round: Round,
  bet: Bet,
  transactionId: string,
  amount: Money,
): Promise<Movement | undefined> {
  if (amount === 0n) {
    if (bet.status === 'OPEN') await loseBet(trx, round, bet);
    return undefined;
  }
  const openStake = bet.status === 'OPEN' ? bet.stake : 0n;
  const movement = await move(trx, flows.settleWon(about(round, transactionId, amount), openStake));
  const payout = bet.payout + amount;
  await settleBet(trx, bet, {
    status: 'WON',
    payout,
    validBet: validBet(round.category, bet.stake, payout),
    balanceAfter: movement.balanceAfter,
  });
  return movement;
}

async function loseBet(trx: Trx, round: Round, bet: Bet): Promise<void> {
  await post(trx, flows.settleLost(about(round, bet.transactionId, bet.stake)));
  await settleBet(trx, bet, { status: 'LOST', payout: 0n, validBet: validBet(round.category, bet.stake, 0n) });
}

/** What is still open in a round that ends is lost. */
export async function loseOpenBets(trx: Trx, round: Round, bets: readonly Bet[]): Promise<void> {
  for (const bet of bets) if (bet.status === 'OPEN') await loseBet(trx, round, bet);
}
