import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../app/Providers.tsx';
import { permissionInfo } from '../app/permission.fixtures.ts';
import { createQueryClient } from '../app/query-client.ts';
import { gameMenusQuery } from '../queries/games.ts';
import { statusQuery } from '../queries/status.ts';
import { HeaderShell } from './HeaderShell.tsx';

beforeAll(() => activate('EN', ['shell']));
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a page without side menu has the bar of small screens, which leads to the main places of the site', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  queryClient.setQueryData(gameMenusQuery('EN').queryKey, { categories: [], groups: [] });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <HeaderShell>a lottery</HeaderShell> }),
    history: createMemoryHistory({ initialEntries: ['/lottery'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect(await screen.findByRole('link', { name: 'Me' })).toHaveProperty('pathname', '/member');
  expect(screen.getByRole('link', { name: 'Games' })).toHaveProperty('pathname', '/rng');
});
