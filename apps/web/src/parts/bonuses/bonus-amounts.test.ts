import type { BonusOffer } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { unitsOf } from '../payment-amount.ts';
import { bonusOf, wageringOf } from './bonus-amounts.ts';

const offer: BonusOffer = {
  ...{ id: '1', kind: 'FIRST', percent: 50, most: '400000.0000', least: '20000.0000', times: 10, days: 30 },
};

test.each([
  ['19999', '0'],
  ['20000', '10000'],
  ['40000', '20000'],
  ['5000000', '400000'],
  ['20000.0333', '10000.01'],
])('a deposit of %s brings a bonus of %s', (amount, bonus) => {
  expect(bonusOf(offer, unitsOf(amount))).toBe(unitsOf(bonus));
});

test('deposit and bonus together are bet as often as the offer says', () => {
  expect(wageringOf(offer, unitsOf('40000'))).toBe(unitsOf('600000'));
});
