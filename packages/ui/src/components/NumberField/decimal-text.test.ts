import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleaned, fromUnits, readDecimal, stepped, toUnits, written } from './decimal-text.ts';

const rules = (language: 'EN' | 'KM' | 'PT' | 'AR' | 'TH', decimals = 2) =>
  ({ language, decimals, isNegativeAllowed: false }) as const;

describe('what is typed', () => {
  test.each([
    ['EN', '1,250.50', '1250.5'],
    ['EN', '1,5', '1.5'],
    ['EN', '1,500', '1500'],
    ['EN', '1.500', '1.5'],
    ['EN', '1,5000', '15000'],
    ['EN', '1,234,567', '1234567'],
    ['EN', '.5', '0.5'],
    ['EN', '១២៣.៥', '123.5'],
    ['PT', '1.250,50', '1250.5'],
    ['PT', '1.5', '1.5'],
    ['PT', '1.500', '1500'],
    ['KM', '៛ ១០,០០០', '10000'],
    ['TH', '๑๒,๕๐๐', '12500'],
    ['AR', '١٬٢٣٤٫٥', '1234.5'],
    ['EN', 'KHR 1 500', '1500'],
    ['EN', '', ''],
    ['EN', 'riel', ''],
  ] as const)('is read in the language %s: %s is %s', (language, text, decimal) => {
    expect(readDecimal(text, rules(language))).toBe(decimal);
  });

  test('keeps no digit beyond those that count', () => {
    expect(cleaned('1.239', rules('EN'))).toBe('1.23');
    expect(readDecimal('1.9', rules('EN', 0))).toBe('1');
  });

  test.each([
    ['EN', '50000.00', '50000'],
    ['EN', '5000.5', '5000'],
    ['EN', '50,000', '50000'],
    ['PT', '50000,00', '50000'],
    ['PT', '50.000', '50000'],
    ['KM', '៣០០.០០', '300'],
  ] as const)(
    'key by key into a field of whole numbers never makes it larger, in %s: %s is %s',
    (language, text, decimal) => {
      const typed = [...text].reduce((before, key) => cleaned(before + key, rules(language, 0)), '');
      expect(readDecimal(typed, rules(language, 0))).toBe(decimal);
      expect(readDecimal(text, rules(language, 0))).toBe(decimal);
    },
  );

  test('with an exponent is no number', () => {
    expect(['1e5', '1E+5', '2.5e-3'].map((text) => cleaned(text, rules('EN')))).toEqual(['', '', '']);
  });

  test('is negative only where that is allowed', () => {
    expect(readDecimal('-5', rules('EN'))).toBe('5');
    expect(readDecimal('-5', { ...rules('EN'), isNegativeAllowed: true })).toBe('-5');
    expect(readDecimal('-', { ...rules('EN'), isNegativeAllowed: true })).toBe('');
  });

  test('is no number when it has more digits than any amount', () => {
    expect(readDecimal('9'.repeat(16), rules('EN'))).toBe('');
  });

  test('comes back exactly from what the field writes, in every language', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }),
        fc.nat(99),
        fc.constantFrom('EN', 'KM', 'PT', 'AR', 'TH'),
        (integer, cents, language) => {
          const decimal = fromUnits(integer * 10_000n + BigInt(cents) * 100n);
          expect(readDecimal(written(decimal, language, 2), rules(language))).toBe(decimal);
        },
      ),
    );
  });
});

test('an amount is written with its thousands, and with both digits of a fraction', () => {
  expect(written('1234567.5000', 'EN', 2)).toBe('1,234,567.50');
  expect(written('1234567.0000', 'EN', 2)).toBe('1,234,567');
  expect(written('', 'EN')).toBe('');
});

describe('steps', () => {
  const limits = { step: '1000', min: '5000', max: '12500' };
  test('begin at the least, and end at the greatest', () => {
    expect(stepped('', 1, limits)).toBe('5000');
    expect(stepped('5000', 1, limits)).toBe('6000');
    expect(stepped('5000', -1, limits)).toBe('5000');
    expect(stepped('12000', 10, limits)).toBe('12500');
  });

  test('lead from a number between two of them to the nearest in that direction', () => {
    expect(stepped('5300', 1, limits)).toBe('6000');
    expect(stepped('5300', -1, limits)).toBe('5000');
    expect(stepped('0.3', 1, { step: '0.1', min: undefined, max: undefined })).toBe('0.4');
  });

  test('lose nothing, whatever the size of the number', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 19n }), fc.integer({ min: 1, max: 1_000_000 }), (units, size) => {
        const step = fromUnits(BigInt(size));
        const up = stepped(fromUnits(units), 1, { step, min: undefined, max: undefined });
        expect((toUnits(up) ?? 0n) % BigInt(size)).toBe(0n);
        expect((toUnits(up) ?? 0n) - units).toBeLessThanOrEqual(BigInt(size));
        expect((toUnits(up) ?? 0n) > units).toBe(true);
      }),
    );
  });
});
