/**
 * An amount in 1/10,000 of its currency's unit. Inside the gateway money is only this; on the wire it is a decimal
 * string with four places. It is never a number: a float cannot hold money.
 */
export type Money = bigint;

/** Fractions of a unit: four decimal places. */
export const MONEY_SCALE = 10_000n;

/** Smallest step of an amount, by the digits that the merchant shows. */
export const stepOf = (decimals: number): Money => MONEY_SCALE / 10n ** BigInt(decimals);

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,4}))?$/;
/** Largest amount a column of type `bigint` holds. */
const MAX = 2n ** 63n - 1n;

/**
 * Reads a decimal string exactly.
 *
 * @param text digits with an optional minus and up to four decimal places: "1000", "-0.5", "1000000.0000"
 * @throws RangeError for every other text, also for exponents, blanks, signs and amounts beyond 922,337,203,685,477.5807
 */
export function parseMoney(text: string): Money {
  const match = DECIMAL.exec(text);
  if (!match) throw new RangeError(`Not an amount: ${JSON.stringify(text.slice(0, 40))}`);
  const [, sign, units = '', fraction = ''] = match;
  const amount = BigInt(units) * MONEY_SCALE + BigInt(fraction.padEnd(4, '0'));
  if (amount > MAX) throw new RangeError(`Amount out of range: ${text}`);
  return sign ? -amount : amount;
}

/** Writes the wire form: always four places, a minus only below zero. `formatMoney(-5000n)` is "-0.5000". */
export function formatMoney(amount: Money): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(5, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
