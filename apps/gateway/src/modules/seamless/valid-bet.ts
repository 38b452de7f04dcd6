import type { GameCategoryCode } from '../../contract/values.ts';
import type { Money } from '../../kernel/money.ts';

/** Categories where one can bet on both sides and so stake much while risking little. */
const twoWay: ReadonlySet<GameCategoryCode> = new Set(['LIVE', 'SPORTS']);

/**
 * The part of a stake that counts for wages, rebates and turnover: what was really at risk. The full stake
 * where nobody can bet against himself, else how far the payout is from the stake, at most the stake.
 */
export function validBet(category: GameCategoryCode, stake: Money, payout: Money): Money {
  if (!twoWay.has(category)) return stake;
  const difference = payout > stake ? payout - stake : stake - payout;
  return difference < stake ? difference : stake;
}
