import { expect, test } from 'vitest';
import { isNothingLeft } from './rest.ts';

const none = { cash: 0n, onHold: 0n, elsewhere: 0n, credit: 0n, openBets: 0n, openWithdrawals: 0 };
const noAgency = { downlines: 0, contracts: 0, openBills: 0, endsAt: null };

test.each([
  ['nothing is left', {}, 40n, true],
  ['less is left than can be paid out', { cash: 39n }, 40n, true],
  ['as much is left as can be paid out', { cash: 40n }, 40n, false],
  ['cash is left, and any amount can be paid out', { cash: 1n }, 0n, false],
  ['the member owes money', { cash: -1n }, 40n, false],
  ['a withdrawal holds money', { onHold: 1n }, 40n, false],
  ['a vendor has money of the member', { elsewhere: 1n }, 40n, false],
  ['an agent has an advance to repay', { credit: 1n }, 40n, false],
  ['a bet is open', { openBets: 1n }, 40n, false],
  ['nobody has said that a withdrawal has arrived', { openWithdrawals: 1 }, 40n, false],
])('an account can be closed or not when %s', (_, rest, least, closes) => {
  expect(isNothingLeft({ ...none, ...rest }, noAgency, { least, isRestGivenUp: true })).toBe(closes);
});

test('an account keeps a rest that its owner has not given up, and an agent what stands below', () => {
  const terms = { least: 40n, isRestGivenUp: false };
  expect(isNothingLeft({ ...none, cash: 39n }, noAgency, terms)).toBe(false);
  expect(isNothingLeft(none, noAgency, terms)).toBe(true);
  for (const left of [{ downlines: 1 }, { contracts: 1 }, { openBills: 1 }])
    expect(isNothingLeft(none, { ...noAgency, ...left }, terms)).toBe(false);
});
