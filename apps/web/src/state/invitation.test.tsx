import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepInvitation } from './invitation.ts';
import { dropInvitation, keptInvitation } from './kept-invitation.ts';

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

test('nothing of a link is left once somebody has registered, or where something else was stored', () => {
  keepInvitation({ affiliateCode: 'AG77' });
  dropInvitation();
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('mekong.invitation', 'null');
  expect(keptInvitation()).toEqual({});
});
