import type { VendorJackpotWin } from '@mekong/api-client/contract/types';
import type { RawBuilder } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { formatMoney, type Money } from '../../kernel/money.ts';
import { playableBalance, playVersion, vendorBalance } from '../../ledger/balance.ts';
import * as flows from '../../ledger/flows.ts';
import { type Posting, post } from '../../ledger/ledger.ts';
import { type WonPots, winPots } from './jackpots.ts';
import type { Movement } from './once.ts';
import { type Bet, type PromoWin, type Round, recordBonus, settleBet } from './round.repository.ts';
import { validBet } from './valid-bet.ts';
import { about } from './vendor-money.ts';

/** The balance part of every answer to a vendor. */
export interface WalletState {
  /** What can be staked: cash and bonus. */
  balance: string;
  currency: string;
  version: number;
}

/** A member at a vendor, and the wallet that is played from there now. */
export interface PlayedWallet {
  readonly memberId: string;
  readonly currency: string;
  readonly vendor: string;
  readonly inVendorWallet: boolean;
  /** The member has, or had, a wallet at a vendor; absent when nobody has looked. */
  readonly hasPurses?: boolean | undefined;
}

/** What can be staked there now. */
export const readPlayable = (db: Executor, { memberId, currency, vendor, inVendorWallet }: PlayedWallet) =>
  inVendorWallet ? vendorBalance(db, memberId, currency, vendor) : playableBalance(db, memberId, currency);

/**
 * Wallet after a movement, or as it is when nothing moved in it: a bet may be of a time when another one was played from. The version
 * counts the movements of all wallets of the member, whichever is played from, so it falls with no change of the setting.
 */
export async function walletState(
  trx: Trx,
  wallet: PlayedWallet,
  movement: Movement | undefined,
): Promise<WalletState> {
  const { memberId, currency, inVendorWallet } = wallet;
  if (movement?.inVendorWallet !== inVendorWallet) {
    const { playable, version } = await readPlayable(trx, wallet);
    return { balance: formatMoney(playable), currency, version: Number(version) };
  }
  const isWhole = inVendorWallet || wallet.hasPurses === false;
  const version = isWhole ? movement.version : await playVersion(trx, memberId, currency);
  return { balance: formatMoney(movement.balanceAfter), currency, version: Number(version) };
}

/** Posts, with the bet that it is about (`insertBet`, `settleBet`), and says what became of the player's wallet. */
export async function move(trx: Trx, posting: Posting, bet?: RawBuilder<unknown>): Promise<Movement> {
  const { legs, vendorWallet } = await post(trx, posting, bet);
  const pockets = legs.filter(({ owner }) => owner === posting.member);
  const wallet = vendorWallet ?? pockets[0]?.wallet;
  if (!wallet) throw new Error(`${posting.key} does not touch a wallet`);
  const sum = (moved: typeof pockets) => moved.reduce((total, { amount }) => total + amount, 0n);
  const amount = sum(pockets);
  const bonus = sum(pockets.filter(({ kind }) => kind === 'BONUS'));
  const takesBonus = vendorWallet?.takesBonus ?? true;
  return {
    ...{ amount, bonus },
    told: takesBonus ? amount : amount - bonus,
    balanceAfter: takesBonus ? wallet.cash + wallet.bonus : wallet.cash,
    version: wallet.version,
    inVendorWallet: vendorWallet !== undefined,
  };
}

/** Several movements of one call seen as one, told by the wallet that has moved last. */
export function combined(movements: readonly Movement[]): Movement | undefined {
  const last = movements.at(-1);
  return (
    last && {
      ...last,
      amount: movements.reduce((sum, one) => sum + one.amount, 0n),
      bonus: movements.reduce((sum, one) => sum + one.bonus, 0n),
      told: movements.reduce((sum, one) => sum + one.told, 0n),
    }
  );
}

/**
 * Part of a payout that belongs to the bonus: its share of the stake, rounded down, the rest is cash. Of several payouts
 * of one bet each gets what it adds, so that they sum up to the share of the whole.
 */
export function bonusOf(bet: Bet, amount: Money): Money {
  const share = (payout: Money) => (payout * bet.bonusStake) / bet.stake;
  return share(bet.payout + amount) - share(bet.payout);
}

/** Pays a promotional win; it is a bonus among the results. */
export async function payPromoWin(
  trx: Trx,
  round: Round,
  { transactionId, amount, inVendorWallet }: PromoWin,
): Promise<Movement> {
  const posting = flows.promoWin(about(round, transactionId, amount, inVendorWallet));
  const movement = await move(trx, posting);
  await recordBonus(trx, round, posting.key, amount);
  return movement;
}

/**
 * Takes a promotional win back.
 *
 * @param transactionId of the call that cancels its round
 */
export async function takePromoWinBack(
  trx: Trx,
  round: Round,
  win: PromoWin,
  transactionId: string,
): Promise<Movement> {
  const movement = await move(
    trx,
    flows.rollbackPromoWin(about(round, `${transactionId}/${win.transactionId}`, win.amount, win.inVendorWallet)),
  );
  await recordBonus(trx, round, flows.promoWin(about(round, win.transactionId, win.amount)).key, -win.amount);
  return movement;
}

/** What paying a bet has come to. */
export interface PaidBet {
  /** Left out when the wallet did not change. */
  readonly movement?: Movement | undefined;
  readonly pots: Pick<WonPots, 'payouts'>;
}

/**
 * Pays a bet. A payout of zero settles it as lost; a further payout comes on top of the earlier ones.
 *
 * @param wins pots that it has won, which are paid on top of `amount`
 */
export async function payBet(
  trx: Trx,
  round: Round,
  bet: Bet,
  transactionId: string,
  amount: Money,
  wins: readonly VendorJackpotWin[] = [],
): Promise<PaidBet> {
  const pots = wins.length > 0 ? await winPots(trx, round, bet, wins) : { payouts: [], book: async () => undefined };
  const won = pots.payouts.reduce((sum, one) => sum + one.amount, amount);
  if (won === 0n) {
    if (bet.status === 'OPEN') await loseBet(trx, round, bet);
    return { pots };
  }
  const openStake = bet.status === 'OPEN' ? bet.stake : 0n;
  const payout = bet.payout + won;
  const movement = await move(
    trx,
    flows.settleWon(
      { ...about(round, transactionId, won, bet.inVendorWallet), bonus: bonusOf(bet, won) },
      openStake,
      pots.payouts,
    ),
    settleBet(bet, { status: 'WON', payout, validBet: validBet(round.category, bet.stake, payout) }),
  );
  await pots.book(transactionId);
  return { movement, pots };
}

async function loseBet(trx: Trx, round: Round, bet: Bet): Promise<void> {
  const result = { status: 'LOST', payout: 0n, validBet: validBet(round.category, bet.stake, 0n) } as const;
  await post(trx, flows.settleLost(about(round, bet.transactionId, bet.stake)), settleBet(bet, result));
}

/** What is still open in a round that ends is lost. */
export async function loseOpenBets(trx: Trx, round: Round, bets: readonly Bet[]): Promise<void> {
  for (const bet of bets) if (bet.status === 'OPEN') await loseBet(trx, round, bet);
}
