import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepInvitation } from './invitation.ts';
import { dropAgentCode, dropFriendCodes, dropInvitation, keptInvitation } from './kept-invitation.ts';

const DAY_MS = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T00:00:00Z') }));
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test('the code of a link is there in another tab and on a later day, for 30 days', () => {
  keepInvitation({ affiliateCode: 'AG77' });
  keepInvitation({});
  // a tab of its own has a session of its own
  sessionStorage.clear();
  vi.setSystemTime(Date.now() + 29 * DAY_MS);
  expect(keptInvitation()).toEqual({ affiliateCode: 'AG77' });
  vi.setSystemTime(Date.now() + 2 * DAY_MS);
  expect(keptInvitation()).toEqual({});
  expect(localStorage).toHaveLength(0);
});

test('a later link of a friend leaves the code of the agent, and a later link of an agent replaces it', () => {
  keepInvitation({ affiliateCode: 'AG77' });
  keepInvitation({ recommenderId: '1001' });
  keepInvitation({ referralCode: 'F5' });
  expect(keptInvitation()).toEqual({ affiliateCode: 'AG77', referralCode: 'F5' });
  keepInvitation({ affiliateCode: 'AG88' });
  expect(keptInvitation()).toEqual({ affiliateCode: 'AG88', referralCode: 'F5' });
});

test('the code of an agent holds for its own 30 days, whatever link came later', () => {
  keepInvitation({ affiliateCode: 'AG77' });
  vi.setSystemTime(Date.now() + 20 * DAY_MS);
  keepInvitation({ referralCode: 'F5' });
  vi.setSystemTime(Date.now() + 11 * DAY_MS);
  expect(keptInvitation()).toEqual({ referralCode: 'F5' });
});

test('a code that the gateway does not know is dropped alone', () => {
  keepInvitation({ affiliateCode: 'AG77', referralCode: 'F5' });
  dropFriendCodes();
  expect(keptInvitation()).toEqual({ affiliateCode: 'AG77' });
  keepInvitation({ referralCode: 'F6' });
  dropAgentCode();
  expect(keptInvitation()).toEqual({ referralCode: 'F6' });
});

test('nothing of a link is left once somebody has registered, or where something else was stored', () => {
  keepInvitation({ affiliateCode: 'AG77', referralCode: 'F5' });
  dropInvitation();
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('mekong.invitation', 'null');
  expect(keptInvitation()).toEqual({});
});
