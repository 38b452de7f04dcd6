import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatChange, formatPercent, formatPercentFixed } from './percent.ts';

describe('formatPercent', () => {
  it('shows whole percent without decimals and others with those that they have', () => {
    expect(formatPercent('0.0500', 'EN')).toBe('5%');
    expect(formatPercent('0.0525', 'EN')).toBe('5.25%');
    expect(formatPercent('0.052', 'EN')).toBe('5.2%');
    expect(formatPercent('0.001234', 'EN')).toBe('0.1234%');
    expect(formatPercent('1', 'KM')).toBe('100%');
  });

  it('cuts finer rates instead of promising more', () => {
    expect(formatPercent('0.0525119', 'EN')).toBe('5.2511%');
    expect(formatPercent('-0.0525119', 'EN')).toBe('\u22125.2511%');
    expect(formatPercent(0.29, 'EN')).toBe('29%');
    expect(formatPercent(1e-7, 'EN')).toBe('0%');
  });

  it('shows every rate of whole hundredths exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (hundredths) => {
        const digits = String(hundredths).padStart(5, '0');
        const shown = formatPercentFixed(`${digits.slice(0, -4)}.${digits.slice(-4)}`, 'EN');
        expect(shown.replace(/[,.%]/g, '').padStart(5, '0')).toBe(digits);
      }),
    );
  });
});

describe('formatPercentFixed', () => {
  it('always shows two decimals, and more where a signed rate has them', () => {
    expect(formatPercentFixed('0.001230', 'EN')).toBe('0.123%');
    expect(formatPercentFixed('0.005', 'EN')).toBe('0.50%');
    expect(formatPercentFixed(0.965, 'EN')).toBe('96.50%');
  });
});

describe('formatChange', () => {
  it('says by its sign which way a figure went', () => {
    expect(formatChange(1240, 'EN')).toBe('+12.4%');
    expect(formatChange(-860, 'EN')).toBe('\u22128.6%');
    expect(formatChange(123_456, 'EN')).toBe('+1,234.6%');
    expect(formatChange(0, 'EN')).toBe('0%');
    expect(formatChange(3, 'EN')).toBe('0%');
  });
});
