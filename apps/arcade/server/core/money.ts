/** Amounts of the wallet's wire: decimal strings with four places outside, 1/10,000 units inside. Never a float. */

const scale = 10_000n;
const pattern = /^(\d{1,15})\.(\d{4})$/;

/**
 * @example parseAmount('2500.0000') // 25000000n
 * @throws RangeError for anything but a plain amount with four places, zero or above
 */
export function parseAmount(text: string): bigint {
  const [, units, fraction] = pattern.exec(text) ?? [];
  if (!units || !fraction) throw new RangeError('An amount has up to 15 digits and exactly four places.');
  return BigInt(units) * scale + BigInt(fraction);
}

/** @example formatAmount(25000000n) // '2500.0000' */
export function formatAmount(amount: bigint): string {
  if (amount < 0n) throw new RangeError('The arcade knows no negative amounts.');
  return `${amount / scale}.${(amount % scale).toString().padStart(4, '0')}`;
}
