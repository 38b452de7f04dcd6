import { expect, test } from 'vitest';
import { moneyInSentence } from './money-text.ts';

test('an amount in a sentence keeps its order in a language from right to left, and is plain in others', () => {
  const currency = 'KHR';
  expect(moneyInSentence('59000.0000', { language: 'AR', currency })).toBe('\u2066៛59,000.00\u2069');
  expect(moneyInSentence('59000.0000', { language: 'KM', currency })).toBe('៛59,000.00');
});
