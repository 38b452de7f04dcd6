import { unitsOf, wireOf } from '../payment-amount.ts';

/** Key of the main wallet among those at providers, whose codes are in capitals. */
export const MAIN = 'main';

const unit = 10_000n;

/** What of an amount can be moved in whole steps; nothing of one below zero. */
export function movable(amount: string, step: string): string {
  const [units, size] = [unitsOf(amount), unitsOf(step) || 1n];
  return units <= 0n ? wireOf(0n) : wireOf(units - (units % size));
}

/** Round amounts from a hundredth of what is there on, four at most, the smallest first: nobody is led to move all of it. */
export function roundAmounts(most: string): string[] {
  const limit = unitsOf(most);
  let power = unit;
  while (power * 10n <= limit) power *= 10n;
  return [power / 100n, power / 20n, power / 10n, power / 2n]
    .filter((units) => units >= unit && units <= limit)
    .map((units) => String(units / unit));
}
