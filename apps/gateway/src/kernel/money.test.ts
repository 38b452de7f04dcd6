import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, parseMoney } from './money.ts';

const amounts = fc.bigInt({ min: -(2n ** 63n) + 1n, max: 2n ** 63n - 1n });

describe('money', () => {
  test('every amount of the database survives the way to the wire and back', () => {
    fc.assert(fc.property(amounts, (amount) => parseMoney(formatMoney(amount)) === amount));
  });

  test('the wire form is the one of the contract', () => {
    fc.assert(fc.property(amounts, (amount) => /^-?\d{1,15}\.\d{4}$/.test(formatMoney(amount))));
    expect(formatMoney(0n)).toBe('0.0000');
    expect(formatMoney(-1n)).toBe('-0.0001');
    expect(formatMoney(10_000_000_000n)).toBe('1000000.0000');
  });

  test('shorter fractions mean the same amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 0, max: 4 }), (units, places) => {
        const text = places === 0 ? `${units}` : `${units}.${'0'.repeat(places)}`;
        return parseMoney(text) === units * 10_000n;
      }),
    );
    expect(parseMoney('0.5')).toBe(5_000n);
    expect(parseMoney('-12.34')).toBe(-123_400n);
  });

  test('adding on the wire and adding inside give the same', () => {
    const small = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });
    fc.assert(
      fc.property(
        small,
        small,
        (a, b) => formatMoney(parseMoney(formatMoney(a)) + parseMoney(formatMoney(b))) === formatMoney(a + b),
      ),
    );
  });

  test.each([
    '',
    '-',
    '.5',
    '5.',
    '1e3',
    '+1',
    ' 1',
    '1 ',
    '1,000',
    '0.00001',
    '0x10',
    'NaN',
    '922337203685477.5808',
    '1'.repeat(16),
  ])('refuses %j', (text) => {
    expect(() => parseMoney(text)).toThrow(RangeError);
  });
});
