import { expect, test } from 'vitest';
import { exampleOf } from './tier-example.ts';

test.each([
  ['0.15', '22500.0000', 225_000_000n, 33_750_000n],
  // a rest below a cent is not paid
  ['0.000001', '12345.6700', 123_456_700n, 100n],
  // a tier that asks for nothing
  ['0.002', '0.0000', 1_000_000_000n, 2_000_000n],
])('an example of a rate of %s on at least %s is what a settlement would pay', (rate, least, base, pays) => {
  expect(exampleOf(rate, least)).toEqual({ base, pays });
});
