/** Exact fractions: returns are counted, never estimated, until they are shown. */

/** A number as an exact fraction; the denominator is above zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** @example fraction(1, 3) */
export const fraction = (numerator: number | bigint, denominator: number | bigint = 1): Fraction => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

export const zero: Fraction = fraction(0);
export const one: Fraction = fraction(1);

export function plus(a: Fraction, b: Fraction): Fraction {
  // most sums are over one space of outcomes, whose size one denominator divides
  const [small, large] = a.denominator < b.denominator ? [a, b] : [b, a];
  const common =
    large.denominator % small.denominator === 0n ? small.denominator : divisor(a.denominator, b.denominator);
  return {
    numerator: a.numerator * (b.denominator / common) + b.numerator * (a.denominator / common),
    denominator: (a.denominator / common) * b.denominator,
  };
}

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { ...b, numerator: -b.numerator });

export const times = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

/** @param count how many times the fraction is multiplied by itself, from 0 */
export const power = (a: Fraction, count: number): Fraction => ({
  numerator: a.numerator ** BigInt(count),
  denominator: a.denominator ** BigInt(count),
});

export const sum = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, zero);
export const product = (factors: readonly Fraction[]): Fraction => factors.reduce(times, one);

/** The nearest double, good to fifteen places. */
export const toNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 10n ** 18n) / denominator) / 1e18;

/** Percentage with the given decimals, truncated: a published return is never rounded up. */
export function toPercent({ numerator, denominator }: Fraction, decimals = 2): string {
  const scaled = (numerator * 100n * 10n ** BigInt(decimals)) / denominator;
  const digits = scaled.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
