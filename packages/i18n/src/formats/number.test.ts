import { expect, it } from 'vitest';
import { formatNumber } from './number.ts';

it('formatNumber writes counts with separators and Latin digits', () => {
  expect(formatNumber(1280, 'EN')).toBe('1,280');
  expect(formatNumber(1280, 'FA')).toBe('1,280');
  expect(formatNumber(12.345, 'EN', 1)).toBe('12.3');
  expect(formatNumber(9_007_199_254_740_993n, 'EN')).toBe('9,007,199,254,740,993');
});

it('groups as counts in sentences do: Portuguese by the rules of Brazil, whose words it shows', () => {
  for (const value of [8422, 12_345])
    expect(formatNumber(value, 'PT')).toBe(new Intl.NumberFormat('pt-BR').format(value));
  expect(formatNumber(8422, 'PT')).toBe('8.422');
});
