import { activate } from '@mekong/i18n/i18n';
import { onlineManager } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { AreaDraws } from './AreaDraws.tsx';
import { LotteryLobby } from './LotteryLobby.tsx';
import { LotteryScreen } from './LotteryScreen.tsx';

beforeAll(() => activate('EN', ['shell', 'games', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  onlineManager.setOnline(false);
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

test.each<[string, ReactNode]>([
  ['the lobby of the lotteries', <LotteryLobby key="lobby" group={undefined} onGroupChange={vi.fn()} />],
  ['the draws of an area', <AreaDraws key="area" area="VN" gameCode={undefined} />],
  ['the page of a lottery', <LotteryScreen key="screen" search={{ gameCode: 'mekong-5' }} />],
])('%s says that the device is offline while nothing of it is known', async (_what, part) => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: ['/elott'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/You are offline.*as soon as you are back online/);
});
