import { session } from '@mekong/api-client/session';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { statusQuery } from '../queries/status.ts';
import { permissionInfo } from './permission.fixtures.ts';
import { createQueryClient } from './query-client.ts';
import { createSiteRouter } from './router.tsx';

/** Where a member ends who opens an address. */
async function open(address: string): Promise<string> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createSiteRouter({ queryClient }, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return router.state.location.href;
}

beforeAll(() => activate('EN', ['shell']));
beforeEach(() => {
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
