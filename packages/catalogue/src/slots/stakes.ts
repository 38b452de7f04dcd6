/** Steps of a ladder of stakes, in smallest stakes. */
const steps = [1, 2, 5, 10, 20, 50, 100];
/** What the smallest stake is in other currencies, in parts of that in KHR. */
const parts: Readonly<Record<string, number>> = { KHR: 1, FUN: 10 };

/** How many KHR of a stake one unit of a currency stands for; one where no slot is played in it. */
export const partIn = (currency: string): number => parts[currency] ?? 1;

/**
 * Stakes on offer in whole currency units, smallest first; none in a currency that no slot is played in.
 *
 * @param smallestStake in whole KHR
 */
export const stakesIn = (currency: string, smallestStake: number): readonly number[] => {
  const part = parts[currency];
  return part === undefined ? [] : steps.map((step) => (step * smallestStake) / part);
};
