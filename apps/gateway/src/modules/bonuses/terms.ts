import type { GameCategoryCode } from '../../contract/values.ts';
import type { Money } from '../../kernel/money.ts';

/** What an offer asks for and gives. */
export interface BonusTerms {
  /** Bonus in percent of the deposit. */
  readonly percent: number;
  /** Greatest bonus. */
  readonly most: Money;
  /** Least deposit. */
  readonly least: Money;
  /** How many times deposit and bonus together have to be bet. */
  readonly times: number;
  /** Largest bet while the bonus is in play; null for any. */
  readonly maxStake: Money | null;
  /** Most of the bonus money that becomes cash; null for all. */
  readonly maxWin: Money | null;
}

/**
 * Percent of the valid bets on a category that count. Less where much can be bet while little is risked, nothing where members
 * play against each other.
 */
export const contributions: Readonly<Record<GameCategoryCode, number>> = {
  RNG: 100,
  FISH: 100,
  ELOTT: 50,
  LOTT: 50,
  SPORTS: 50,
  CONS: 50,
  LIVE: 10,
  PVP: 0,
};

/** The bonus of a deposit in whole cents, rounded down; zero below the least deposit. */
export function bonusFor({ percent, most, least }: BonusTerms, deposit: Money): Money {
  if (deposit < least) return 0n;
  const share = (deposit * BigInt(percent)) / 100n;
  const bonus = share < most ? share : most;
  return bonus - (bonus % 100n);
}

/** Valid bets that turn a bonus into cash. */
export const wageringOf = ({ times }: BonusTerms, deposit: Money, bonus: Money): Money =>
  (deposit + bonus) * BigInt(times);

/**
 * What of the money of a completed bonus becomes cash, and what is over the maximum win and goes back.
 *
 * @param before what has become cash already
 */
export function splitWin({ maxWin }: Pick<BonusTerms, 'maxWin'>, amount: Money, before: Money = 0n): [Money, Money] {
  if (maxWin === null) return [amount, 0n];
  const room = maxWin > before ? maxWin - before : 0n;
  const converted = amount < room ? amount : room;
  return [converted, amount - converted];
}

/** Valid bets of one category. */
export interface CategoryBets {
  readonly category: GameCategoryCode;
  readonly validBets: Money;
}

/** What counts of valid bets, and the category that most of it is of; `undefined` when nothing counts. */
export function countBets(bets: readonly CategoryBets[]): { done: Money; category: GameCategoryCode | undefined } {
  let [done, best]: [Money, Money] = [0n, 0n];
  let category: GameCategoryCode | undefined;
  for (const one of bets) {
    const counts = (one.validBets * BigInt(contributions[one.category])) / 100n;
    done += counts;
    if (counts > best) [best, category] = [counts, one.category];
  }
  return { done, category };
}
