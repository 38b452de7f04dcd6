import type { PayoutAccount } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { nextAccountLook, nextWithdrawalLook } from './withdrawals.ts';

const account = (state: PayoutAccount['state'], usableFrom?: string): PayoutAccount => ({
  ...{ id: '7', method: 'BANK', kind: 'BANK', institution: 'DEVB', institutionName: 'Dev Bank', numberEnd: '6789' },
  ...{ holder: 'Sok Dara', state, isDefault: true, ...(usableFrom ? { usableFrom } : {}) },
});
const now = Date.parse('2026-11-22T09:00:00.000Z');

test.each([
  ['nothing waits', [account('ACTIVE', '2026-11-22T08:00:00.000Z'), account('REVIEW')], false],
  ['one waits for a minute', [account('WAITING', '2026-11-22T09:01:00.000Z')], 61_000],
  ['one should be ready already', [account('WAITING', '2026-11-22T08:59:00.000Z')], 2_000],
  ['one waits for a year', [account('WAITING', '2027-11-22T09:00:00.000Z')], 2 ** 31 - 1],
] as const)('the query asks for the accounts again when %s', (_, accounts, when) => {
  expect(nextAccountLook({ accounts: [...accounts], most: 5 }, now)).toBe(when);
});

test.each([
  ['REQUESTED', 4_000, 20_000],
  ['PAYING', 4_000, 20_000],
  // a bank may still send it back
  ['PAID', 30_000, false],
  ['REJECTED', false, false],
] as const)('the page asks for a withdrawal that is %s again, less often while events come in', (state, cut, live) => {
  expect(nextWithdrawalLook(state, false)).toBe(cut);
  expect(nextWithdrawalLook(state, true)).toBe(live);
});
