import { expect, test } from 'vitest';
import { percentUsed } from './limit-words.ts';

test.each([
  ['0.0000', '100.0000', 0],
  ['40.0000', '100.0000', 40],
  ['99.9999', '100.0000', 99],
  ['140.0000', '100.0000', 100],
  ['-40.0000', '50.0000', 0],
  ['0.0000', '0.0000', 100],
])('%s of a limit of %s are %i per cent', (used, amount, percent) => {
  expect(percentUsed({ used, amount })).toBe(percent);
});
