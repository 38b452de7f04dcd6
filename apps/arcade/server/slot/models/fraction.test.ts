import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Fraction,
  fraction,
  minus,
  plus,
  power,
  product,
  times,
  toNumber,
  toPercent,
} from '../../../shared/slot/models/fraction.ts';

const fractions: fc.Arbitrary<Fraction> = fc
  .tuple(fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }))
  .map(([numerator, denominator]) => fraction(numerator, denominator));
const same = (a: Fraction, b: Fraction) => a.numerator * b.denominator === b.numerator * a.denominator;

describe('fractions', () => {
  test('add, subtract and multiply exactly', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(same(minus(plus(a, b), b), a)).toBe(true);
        expect(same(times(a, plus(b, c)), plus(times(a, b), times(a, c)))).toBe(true);
        expect(same(power(a, 3), product([a, a, a]))).toBe(true);
        expect(toNumber(plus(a, b))).toBeCloseTo(toNumber(a) + toNumber(b), 9);
      }),
    );
  });
});

describe('toPercent', () => {
  test('never rounds up', () => {
    expect(toPercent(fraction(96_999, 100_000))).toBe('96.99');
    expect(toPercent(fraction(1, 2000))).toBe('0.05');
    expect(toPercent(fraction(1), 0)).toBe('100');
  });
});
