import { ApiError } from '@mekong/api-client/errors';
import type { GameMenus } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { gameMenusQuery } from '../../queries/games.ts';
import { statusQuery } from '../../queries/status.ts';
import { CategoryScreen } from './CategoryScreen.tsx';
import type { PageType } from './page-types.ts';

const { getGameList } = vi.hoisted(() => ({ getGameList: vi.fn() }));
vi.mock('@mekong/api-client/sdk/getGameList', () => ({ getGameList }));

function show(menus: GameMenus, type: PageType = 'cockfight') {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  queryClient.setQueryData(gameMenusQuery('EN').queryKey, menus);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <CategoryScreen type={type} search={{}} /> }),
    history: createMemoryHistory({ initialEntries: [`/${type}`] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

beforeAll(() => activate('EN', ['shell', 'games', 'errors']));
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const forbidden = () => screen.queryByRole('heading', { name: 'Not available in your region' });
const empty = () => screen.queryByRole('heading', { name: 'There are no games here yet' });

test('a page says that its games are not available when the law forbids them', async () => {
  show({ categories: [], groups: [], forbiddenClasses: ['COCKFIGHT'] });
  await screen.findByRole('heading', { name: 'Cockfight' });
  expect(forbidden()).not.toBeNull();
  expect(empty()).toBeNull();
  expect(screen.getByRole('link', { name: 'See sports' })).toBeTruthy();
});

test('a page says that it has no games yet when they are allowed and there are none', async () => {
  show({ categories: [], groups: [] });
  await screen.findByRole('heading', { name: 'Cockfight' });
  expect(empty()).not.toBeNull();
  expect(forbidden()).toBeNull();
  expect(screen.queryByRole('link', { name: 'See sports' })).toBeNull();
});

test('what is coming waits for the games that it stands below', async () => {
  const vendor = { id: 1, vassalage: 'HOUSE', name: 'House', accountTypeId: 1, isHot: 0, gameCount: 1 };
  const { promise, reject } = Promise.withResolvers<never>();
  getGameList.mockReturnValue(promise);
  show(
    {
      categories: [{ gameCategory: 'RNG', labelName: 'Slots', vendors: [{ ...vendor, maintenance: false }] }],
      groups: [],
      planned: [{ gameCategory: 'SPORTS', labelName: 'Sports', image: '/i/sports' }],
    },
    'rng',
  );
  await screen.findByRole('heading', { name: 'Slots' });
  await expect.poll(() => getGameList.mock.calls.length).toBe(1);
  expect(screen.queryByRole('heading', { name: 'Coming to this demo' })).toBeNull();
  reject(new ApiError({ code: 'NOT_FOUND', status: 404 }));
  expect(await screen.findByRole('heading', { name: 'Coming to this demo' })).toBeTruthy();
});
