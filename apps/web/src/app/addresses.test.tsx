import { session } from '@mekong/api-client/session';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pageAccess } from '../entry/pages.ts';
import { statusQuery } from '../queries/status.ts';
import { keptInvitation } from '../state/invitation.ts';
import { permissionInfo } from './permission.fixtures.ts';
import { createQueryClient } from './query-client.ts';
import { createSiteRouter } from './router.tsx';

/** Where a visitor or, with a session, a member ends who opens an address. */
async function open(address: string): Promise<string> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createSiteRouter({ queryClient }, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return router.state.location.href;
}

beforeAll(() => activate('EN', ['shell']));
beforeEach(() => {
  sessionStorage.clear();
  // where an address leads is decided before anything is asked of a server; there is none here
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

test.each([
  ['/index', '/'],
  ['/index.html', '/'],
  ['/home', '/'],
  ['/register', '/?modal=register'],
  ['/register.html', '/?modal=register'],
  // a typing error that became an address (decision A4), and points, which have no page of their own yet (S2-042)
  ['/lottert?gameCode=mekong-5-45', '/lottery?gameCode=mekong-5-45'],
  ['/integral', '/'],
  ['/rng', '/rng'],
  ['/lott', '/lott'],
])('%s leads to %s', async (address, target) => {
  expect(await open(address)).toBe(target);
});

test.each(['/', '/index', '/index.html', '/home', '/register', '/register.html', '/join'])(
  '%s keeps the affiliate code in the address',
  async (address) => {
    session.clear();
    const href = await open(`${address}?affiliateCode=AG77`);
    expect(new URL(href, 'https://mekong.test').searchParams.get('affiliateCode')).toBe('AG77');
  },
);

test.each(Object.keys(pageAccess))('a link to %s keeps its codes for the registration', async (page) => {
  session.clear();
  const address = page.replace('$pageType', 'rng').replace('$tag', 'terms').replace('$token', 'abc');
  await open(`${address}?affiliateCode=AG77&referralCode=F5`);
  expect(keptInvitation()).toMatchObject({ affiliateCode: 'AG77', referralCode: 'F5' });
});
