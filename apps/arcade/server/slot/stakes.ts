/** Stakes of the slots of the house. */

/** On offer, smallest first, in whole currency units. The smallest is the one a new player starts with. */
const stakes: Readonly<Record<string, readonly number[]>> = {
  KHR: [500, 1000, 2500, 5000, 10_000, 25_000, 50_000],
  FUN: [50, 100, 250, 500, 1000, 2500, 5000],
};

/** Most that the house pays for a round, in whole currency units: a stake that could win more is not taken. */
export const mostPayout: Readonly<Record<string, number>> = { KHR: 1_000_000_000, FUN: 100_000_000 };

const scale = 10_000n;

/**
 * Stakes in 1/10,000 of the currency unit that split evenly into the units a game counts in, and that can be paid whatever
 * comes: a payout is never cut when it is due.
 *
 * @param most units that a round can pay
 */
export const stakesOf = (currency: string, unitsPerStake: number, most: number): readonly bigint[] =>
  (stakes[currency] ?? [])
    .map((stake) => BigInt(stake) * scale)
    .filter((stake) => stake % BigInt(unitsPerStake) === 0n)
    .filter((stake) => (stake * BigInt(most)) / BigInt(unitsPerStake) <= BigInt(mostPayout[currency] ?? 0) * scale);
