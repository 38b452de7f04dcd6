import type { BonusOffer } from '@mekong/api-client/types';
import { unitsOf } from '../payment-amount.ts';

/** Units of 1/10,000 in a cent: bonuses are whole cents. */
const cent = 100n;

/**
 * The bonus of a deposit, as the gateway counts it.
 *
 * @param amount what is paid, in units of 1/10,000
 * @returns units; 0 below the least deposit
 */
export function bonusOf({ percent, most, least }: BonusOffer, amount: bigint): bigint {
  if (amount < unitsOf(least)) return 0n;
  const share = (amount * BigInt(percent)) / 100n;
  const bonus = share < unitsOf(most) ? share : unitsOf(most);
  return bonus - (bonus % cent);
}

/** Bets that turn it into cash. */
export const wageringOf = (offer: BonusOffer, amount: bigint): bigint =>
  (amount + bonusOf(offer, amount)) * BigInt(offer.times);
