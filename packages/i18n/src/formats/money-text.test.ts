import { expect, test } from 'vitest';
import { moneyAsShown, moneyInSentence } from './money-text.ts';

test('an amount in a sentence keeps its order in a language from right to left, and is plain in others', () => {
  const currency = 'KHR';
  expect(moneyInSentence('59000.0000', { language: 'AR', currency })).toBe('\u2066៛59,000.00\u2069');
  expect(moneyInSentence('59000.0000', { language: 'KM', currency })).toBe('៛59,000.00');
});

test('an amount in a chart has a true minus sign and room after its symbol, in its own order from right to left', () => {
  const format = { language: 'EN', currency: 'KHR', decimals: 0 } as const;
  expect(moneyAsShown('-59000.0000', format)).toBe('\u2212៛\u00a059,000');
  expect(moneyAsShown('59000.0000', { ...format, language: 'AR' })).toBe('\u2066៛\u00a059,000\u2069');
  expect(moneyAsShown('5', { language: 'EN', decimals: 0 })).toBe('5');
});
