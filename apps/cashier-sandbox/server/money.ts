/** Amounts as decimal strings outside, as 1/10,000 of a unit inside: never a float. */
const DECIMAL = /^\d{1,15}(?:\.(\d{1,4}))?$/;

/** @throws RangeError for what is no amount */
export function parseAmount(text: string): bigint {
  const match = DECIMAL.exec(text);
  if (!match) throw new RangeError('That is not an amount.');
  const [units = ''] = text.split('.');
  return BigInt(units) * 10_000n + BigInt((match[1] ?? '').padEnd(4, '0'));
}

/** The same, and below zero too. @throws RangeError for what is no amount */
export const parseSigned = (text: string): bigint =>
  text.startsWith('-') ? -parseAmount(text.slice(1)) : parseAmount(text);

/** With no more places than it needs: -10.5. */
export const formatSigned = (amount: bigint): string =>
  amount < 0n ? `-${formatAmount(-amount)}` : formatAmount(amount);

/** With no more places than it needs: 50000, 10.5. */
export function formatAmount(amount: bigint): string {
  const digits = amount.toString().padStart(5, '0');
  const fraction = digits.slice(-4).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, -4) : `${digits.slice(0, -4)}.${fraction}`;
}
