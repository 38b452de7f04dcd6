import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf } from './digits.ts';

test.each([
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['Your code is 0042.', '0042'],
  ['១២៣៤៥៦', '123456'],
  ['٠٩', '09'],
  ['۷', '7'],
  ['๕๖', '56'],
  ['０９', '09'],
  ['abc', ''],
])('%s is %s', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});

test('of any text only digits stay, and they stay as they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const digits = digitsOf(text);
      return /^[0-9]*$/.test(digits) && digitsOf(digits) === digits;
    }),
  );
});
