import type { PayoutMethod } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { mostOf, quickWithdrawals, withdrawFault } from './withdraw-amount.ts';

const method: PayoutMethod = {
  ...{ method: 'BANK', kind: 'BANK', min: '20000.0000', largestPart: '20000000.0000', step: '1.0000' },
  ...{ feeFixed: '1000.0000', feePpm: 0, etaSeconds: 3_600, isOpen: true, institutions: [] },
};
const room = { withdrawable: '90000.5000', amountLeft: '60000.0000' };

test.each([
  ['', 'required'],
  ['90001', 'free'],
  ['60001', 'day'],
  ['50000.5', 'step'],
  // 20,000 have to arrive after the fee of 1,000
  ['20999', 'min'],
  ['21000', undefined],
  ['60000', undefined],
])('%s is %s', (amount, fault) => {
  expect(withdrawFault(method, room, amount)).toBe(fault);
});

test('the most is what is free and left of the day, in whole steps', () => {
  expect(mostOf(method, room)).toBe(600_000_000n);
  expect(mostOf(method, { ...room, amountLeft: '100000.0000' })).toBe(900_000_000n);
});

test('one press fills in a round amount, or all that there is', () => {
  expect(quickWithdrawals(method, room)).toEqual(['50000', '60000']);
  expect(quickWithdrawals(method, { ...room, withdrawable: '20000.0000' })).toEqual([]);
});
