/** What a slot of the linked family plays for, in money: its configuration counts in smallest stakes. */
import type { LinkedConfig } from '../../shared/slot/models/linked.ts';
import type { GameJackpots } from '../core/jackpots.ts';

const million = 1_000_000;

/** Parts of a million of a stake that fill the reserve: what a new pot starts with, as often as it is hit. */
export const reserveShare = ({ seed, oneIn }: LinkedConfig['pools'][number]): number => (seed * million) / oneIn;

/** A part of a stake. @throws RangeError where it is no whole amount: nothing may be left over or made up */
function partOf(stake: bigint, share: number): bigint {
  const parts = stake * BigInt(share);
  if (parts % BigInt(million) !== 0n) throw new RangeError(`${stake} cannot be shared by ${share} parts of a million.`);
  return parts / BigInt(million);
}

/**
 * The jackpots of a slot.
 *
 * @param unitOf smallest stake in a currency, in 1/10,000 of its unit: the same for all slots of a vendor, whose pools they share
 */
export const slotJackpots = ({ pools }: LinkedConfig, unitOf: (currency: string) => bigint): GameJackpots => ({
  sharesOf(stake, currency) {
    const unit = unitOf(currency);
    if (stake % unit !== 0n) throw new RangeError(`${stake} is not made of smallest stakes of ${unit}.`);
    return Number(stake / unit);
  },
  of: (stake, currency) =>
    pools.map((pool) => ({
      pool: pool.name,
      pot: partOf(stake, pool.share - reserveShare(pool)),
      reserve: partOf(stake, reserveShare(pool)),
      seed: BigInt(pool.seed) * unitOf(currency),
    })),
});
