import { expect, test } from 'vitest';
import { moneyInSentence } from './money-text.ts';

test('an amount in a sentence has room after its symbol, and its own order in a language from right to left', () => {
  const currency = 'KHR';
  expect(moneyInSentence('59000.0000', { language: 'AR', currency })).toBe('\u2066៛\u00a059,000.00\u2069');
  expect(moneyInSentence('59000.0000', { language: 'KM', currency })).toBe('៛\u00a059,000.00');
  expect(moneyInSentence('59000.0000', { language: 'EN', currency: 'FUN' })).toBe('F\u00a059,000.00');
});

test('an amount in a sentence has a true minus sign, and no room where there is no symbol', () => {
  expect(moneyInSentence('-59000.0000', { language: 'EN', currency: 'KHR', decimals: 0 })).toBe('\u2212៛\u00a059,000');
  expect(moneyInSentence('5', { language: 'EN', decimals: 0 })).toBe('5');
});
