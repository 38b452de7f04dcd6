import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../registry.ts';
import { currencySymbol, formatMoney, formatMoneyToParts } from './money.ts';

const language = fc.constantFrom(...languageCodes);
const units = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });

/** The same amount as the wire writes it. */
function toWire(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(5, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

describe('formatMoney', () => {
  it('writes symbol, thousands and 2 decimals', () => {
    expect(formatMoney('1284500.0000', { language: 'KM', currency: 'KHR' })).toBe('៛1,284,500.00');
    expect(formatMoney('1284500.5', { language: 'ES', currency: 'KHR' })).toBe('៛1.284.500,50');
    expect(formatMoney('1234', { language: 'ES' })).toBe('1.234,00');
    expect(formatMoney('12845000.0000', { language: 'HI', currency: 'KHR' })).toBe('៛1,28,45,000.00');
    expect(formatMoney(12_345_600n, { language: 'EN', currency: 'FUN' })).toBe('F\u00a01,234.56');
  });

  it('cuts, never rounds up', () => {
    expect(formatMoney('0.9999', { language: 'EN' })).toBe('0.99');
    expect(formatMoney('-0.9999', { language: 'EN' })).toBe('-0.99');
    expect(formatMoney('999.9999', { language: 'EN', decimals: 0 })).toBe('999');
  });

  it('shows no sign on zero and a plus only when asked', () => {
    expect(formatMoney('-0.0099', { language: 'EN' })).toBe('0.00');
    expect(formatMoney('0', { language: 'EN', sign: 'always' })).toBe('0.00');
    expect(formatMoney('5', { language: 'EN', currency: 'KHR', sign: 'always' })).toBe('+៛5.00');
    expect(formatMoney('-5', { language: 'EN', currency: 'KHR' })).toBe('-៛5.00');
    expect(formatMoney('-5', { language: 'EN', sign: 'never' })).toBe('5.00');
  });

  it('keeps every digit of amounts far beyond floating point', () => {
    expect(formatMoney('123456789012345678901234567.8999', { language: 'EN' })).toBe(
      '123,456,789,012,345,678,901,234,567.89',
    );
  });

  it('writes the same for the wire text and for the integer of the ledger, in every language', () => {
    fc.assert(
      fc.property(units, language, (value, code) => {
        const format = { language: code, currency: 'KHR' };
        expect(formatMoney(toWire(value), format)).toBe(formatMoney(value, format));
      }),
    );
  });

  it('never shows more than there is, never less by a hundredth or more, with Latin digits only', () => {
    fc.assert(
      fc.property(units, language, (value, code) => {
        const { sign, integer, fraction } = formatMoneyToParts(value, { language: code });
        const digits = (integer + fraction).replace(/[^\d]/g, '');
        expect(integer + fraction).not.toMatch(/\p{Nd}(?<![0-9])/u);
        const shown = BigInt(digits) * 100n;
        const absolute = value < 0n ? -value : value;
        expect(shown <= absolute && absolute - shown < 100n).toBe(true);
        expect(sign).toBe(value <= -100n ? '-' : '');
      }),
    );
  });

  it('refuses what is no decimal', () => {
    for (const text of ['', 'abc', '1e5', '1,000.00', '--1', '1.', 'NaN', ' 1']) {
      expect(() => formatMoney(text, { language: 'EN' })).toThrow(RangeError);
    }
  });
});

describe('currencySymbol', () => {
  it('knows the play, trial and common currencies', () => {
    expect(['KHR', 'FUN', 'USD', 'THB', 'VND'].map(currencySymbol)).toEqual(['៛', 'F', '$', '฿', '₫']);
  });
});
