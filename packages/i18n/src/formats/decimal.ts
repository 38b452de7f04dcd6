/** Exact decimals for display: text in, text out, no floating point between. */

/** A decimal taken apart; `integer` and `fraction` hold digits only. */
export interface Decimal {
  readonly negative: boolean;
  readonly integer: string;
  readonly fraction: string;
}

const pattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Takes a decimal string apart.
 *
 * @throws RangeError when the text is not a plain decimal such as "-12.5000": such a value is a defect of its sender.
 */
export function parseDecimal(text: string): Decimal {
  const match = pattern.exec(text);
  if (!match) throw new RangeError(`Not a decimal: ${JSON.stringify(text)}`);
  const [, sign, integer = '0', fraction = ''] = match;
  return { negative: sign === '-', integer, fraction };
}

/** Cuts or fills the fraction to exactly `decimals` digits, towards zero. */
export function truncate(value: Decimal, decimals: number): Decimal {
  return { ...value, fraction: value.fraction.padEnd(decimals, '0').slice(0, decimals) };
}

/** Whether all digits are zero. */
export function isZero({ integer, fraction }: Decimal): boolean {
  return /^0*$/.test(integer + fraction);
}
