import type { DepositMethod } from '@mekong/api-client/types';

const places = 4;
const million = 1_000_000n;

/** Units of 1/10,000 of an amount as the wire and the fields write it; 0 for what is no amount. */
export function unitsOf(amount: string): bigint {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(amount);
  return match ? BigInt(`${match[1]}${(match[2] ?? '').padEnd(places, '0').slice(0, places)}`) : 0n;
}

/** An amount as the wire writes it: four places. */
export function wireOf(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Digits after the point that amounts of a step have: none for whole riel, two for cents. */
export const decimalsOf = (step: string): number => (step.split('.')[1] ?? '').replace(/0+$/, '').length;

type Fees = Pick<DepositMethod, 'feeFixed' | 'feePpm' | 'step'>;

/** What is taken off an amount, in units: as the gateway counts it, whole steps, rounded down. */
export function feeOf({ feeFixed, feePpm, step }: Fees, amount: string): bigint {
  const fee = unitsOf(feeFixed) + (unitsOf(amount) * BigInt(feePpm)) / million;
  const size = unitsOf(step) || 1n;
  return fee - (fee % size);
}

/** What is wrong with an amount by the bounds of a method. */
export function amountFault(
  { min, max, step }: Pick<DepositMethod, 'min' | 'max' | 'step'>,
  amount: string,
): 'required' | 'min' | 'max' | 'step' | undefined {
  if (amount === '') return 'required';
  const units = unitsOf(amount);
  if (units < unitsOf(min)) return 'min';
  if (units > unitsOf(max)) return 'max';
  return units % (unitsOf(step) || 1n) === 0n ? undefined : 'step';
}

/** Amounts that one press fills in: round ones from the least on, five at most. */
export function quickAmounts({ min, max }: Pick<DepositMethod, 'min' | 'max'>): string[] {
  const [least, most] = [unitsOf(min), unitsOf(max)];
  const found: string[] = [];
  for (let power = 10n ** BigInt(places); power <= most && found.length < 5; power *= 10n)
    for (const digit of [1n, 2n, 5n]) {
      const units = digit * power;
      if (units >= least && units <= most && found.length < 5) found.push(String(units / 10n ** BigInt(places)));
    }
  return found;
}
