import { unitsOf, wireOf } from '../payment-amount.ts';

/** Key of the main wallet among those at providers, whose codes are in capitals. */
export const MAIN = 'main';

const unit = 10_000n;

/** What of an amount can be moved in whole steps; nothing of one below zero. */
export function movable(amount: string, step: string): string {
  const [units, size] = [unitsOf(amount), unitsOf(step) || 1n];
  return units <= 0n ? wireOf(0n) : wireOf(units - (units % size));
}

/** The largest round amounts that are there, four at most, the smallest first. */
export function roundAmounts(most: string): string[] {
  const limit = unitsOf(most);
  const found: string[] = [];
  let power = unit;
  while (power * 10n <= limit) power *= 10n;
  for (; power >= unit && found.length < 4; power /= 10n)
    for (const digit of [5n, 2n, 1n])
      if (digit * power <= limit && found.length < 4) found.push(String((digit * power) / unit));
  return found.reverse();
}
