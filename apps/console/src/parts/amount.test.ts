import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';

test.each([
  ['5000', '5000.0000'],
  ['0.5', '0.5000'],
  ['007.25', '7.2500'],
  ['1,000', undefined],
  ['-5', undefined],
  ['1e5', undefined],
  ['', undefined],
  [undefined, undefined],
])('an address that says %o asks for %o', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});
