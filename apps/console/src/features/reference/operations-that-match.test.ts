import { expect, test } from 'vitest';
import { operationsThatMatch } from './operations-that-match.ts';

const all = [
  { id: 'getBalance', method: 'GET', path: '/wps/member/balance', tag: 'wallet', summary: 'Balance' },
  { id: 'vendorBet', method: 'POST', path: '/vendor/v1/bet', tag: 'vendor', summary: 'Take a stake' },
];
const idsOf = (filter: object) => operationsThatMatch(all, filter).map(({ id }) => id);

test('operations are found by address, words and group, and all of them without a filter', () => {
  expect(idsOf({})).toEqual(['getBalance', 'vendorBet']);
  expect(idsOf({ q: ' post /Vendor' })).toEqual(['vendorBet']);
  expect(idsOf({ q: 'stake' })).toEqual(['vendorBet']);
  expect(idsOf({ q: 'stake', tag: 'wallet' })).toEqual([]);
  expect(idsOf({ tag: 'wallet' })).toEqual(['getBalance']);
});
