import type { TeamLoss } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/Providers.tsx';
import { permissionInfo } from '../../../app/permission.fixtures.ts';
import { createQueryClient } from '../../../app/query-client.ts';
import { statusQuery } from '../../../queries/status.ts';
import { LossesPage } from './LossesPage.tsx';
import { lossesSearch } from './losses-search.ts';

const calls = vi.hoisted(() => ({ listTeamLosses: vi.fn(), getTeamLossTotals: vi.fn() }));
vi.mock('@mekong/api-client/sdk/listTeamLosses', () => ({ listTeamLosses: calls.listTeamLosses }));
vi.mock('@mekong/api-client/sdk/getTeamLossTotals', () => ({ getTeamLossTotals: calls.getTeamLossTotals }));

const figures = {
  ...{ bets: 3, deposits: '5000.0000', withdrawals: '0.0000', stake: '100.0000', validBet: '100.0000' },
  ...{ payout: '80.0000', bonus: '0.0000', net: '-20.0000' },
};
const agent: TeamLoss = {
  ...{ memberId: '100007', name: 'r***y', kind: 'AGENT', level: 1, team: 3, lastDay: '2026-11-21', ...figures },
};

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  calls.listTeamLosses.mockResolvedValue({ content: [agent] });
  calls.getTeamLossTotals.mockResolvedValue({ currency: 'KHR', count: 1, path: [], ...figures });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('an account leads to the level below and to its bets, and shows when somebody has bet last', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createRouter({
    routeTree: createRootRoute({
      validateSearch: lossesSearch,
      component: () => <LossesPage search={{ activity: 'PLAYED' }} />,
    }),
    history: createMemoryHistory({ initialEntries: ['/agentHome'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const table = await screen.findByRole('table', { name: 'Accounts' });
  const down = await within(table).findByRole('link', { name: 'r***y' });
  expect(down.getAttribute('href')).toMatch(/parent=(%22)?100007/);
  expect(within(table).getByRole('link', { name: 'Bets: r***y' }).getAttribute('href')).toBe(
    '/agentHome?page=personalHistoryCopy&parent=100007',
  );
  expect(within(table).getByText('Nov 21, 2026')).toBeDefined();
  expect(await within(table).findByText('Total of 1 account')).toBeDefined();
  expect(calls.listTeamLosses.mock.calls[0]?.[0]).toMatchObject({ query: { activity: 'PLAYED', parent: undefined } });
});
