import { expect, test } from 'vitest';
import { movable, roundAmounts } from './own-amounts.ts';

test.each([
  ['1000.0050', '0.0100', '1000.0000'],
  ['1000.0000', '1.0000', '1000.0000'],
  ['-5.0000', '0.0100', '0.0000'],
  ['0.0000', '0.0100', '0.0000'],
])('of %s in steps of %s can be moved %s', (amount, step, most) => expect(movable(amount, step)).toBe(most));

test.each([
  ['2458436.0000', ['10000', '50000', '100000', '500000']],
  ['800000.0000', ['1000', '5000', '10000', '50000']],
  ['120.0000', ['1', '5', '10', '50']],
  ['3.0000', []],
  ['0.5000', []],
])('of %s the round amounts are %j', (most, amounts) => expect(roundAmounts(most)).toEqual(amounts));
