import { session } from '@mekong/api-client/session';
import type { AccountType, CustomerServiceEntry, GameMenus } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Providers } from '../app/Providers.tsx';
import { permissionInfo } from '../app/permission.fixtures.ts';
import { createQueryClient } from '../app/query-client.ts';
import { gameMenusQuery } from '../queries/games.ts';
import { statusQuery } from '../queries/status.ts';
import { useNarrowGroups } from './narrow-menu.ts';
import { useSideMenuGroups } from './side-menu.ts';

const { getSaferPlay } = vi.hoisted(() => ({ getSaferPlay: vi.fn() }));
vi.mock('@mekong/api-client/sdk/getSaferPlay', () => ({ getSaferPlay }));

const service = (csType: CustomerServiceEntry['csType'], csPosition = 'side', url = 'https://example.org/') =>
  ({ id: `${csType}-${csPosition}-${url}`, csPosition, csType, title: csType, url }) as CustomerServiceEntry;

const customerService = [
  service('TELEGRAM'),
  service('FACEBOOK'),
  service('LIVECHAT'),
  service('LINE'),
  service('LINE', 'floating'),
  service('TELEGRAM', 'side', ''),
];

const menus: GameMenus = {
  categories: (['PVP', 'CONS', 'RNG', 'ELOTT'] as const).map((gameCategory, place) => ({
    gameCategory,
    labelName: gameCategory,
    vendors: [{ id: place, vassalage: 'V', name: 'V', accountTypeId: 1, isHot: 0, gameCount: 1, maintenance: false }],
  })),
  groups: [],
};

/** Shows the menu for an account of this type; none is a visitor. Its entries as "name → where it leads". */
async function show(type: AccountType | undefined, isNarrow = false): Promise<() => (string | null)[]> {
  const queryClient = createQueryClient();
  const whitelabel = (['REWARD', 'REFERRAL', 'VIP'] as const).map((modId) => ({
    modId,
    enabled: '1',
    childrenNodes: [],
  }));
  queryClient.setQueryData(statusQuery().queryKey, { info: { ...permissionInfo, customerService, whitelabel } });
  queryClient.setQueryData(gameMenusQuery('EN').queryKey, menus);
  if (type !== undefined) session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: type });
  function Menu() {
    const [narrow, others] = [useNarrowGroups(isNarrow), useSideMenuGroups()];
    return (
      <ul>
        {(isNarrow ? narrow : others)
          .flatMap(({ items }) => items)
          .map((item) => (
            <li key={item.key}>
              {item.label} → {'href' in item ? item.href : ''}
            </li>
          ))}
      </ul>
    );
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Menu }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findAllByRole('listitem');
  return () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

beforeAll(() => activate('EN', ['shell']));
beforeEach(() => {
  session.clear();
  getSaferPlay.mockReset().mockResolvedValue({ limits: [] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  session.clear();
  vi.unstubAllGlobals();
});

const support = ['TELEGRAM', 'FACEBOOK', 'LIVECHAT', 'LINE'].map((name) => `${name} → https://example.org/`);

describe('the side menu', () => {
  test('of a visitor has promotions, the app and who can be asked; a service without address is left out', async () => {
    const entries = await show(undefined);
    expect(entries()).toEqual(['Promotions → /promotions', ...support, 'App download → /down']);
  });

  test('of a member leads to every page of the member that this site has, and to no other', async () => {
    const entries = await show(0);
    // what only members have is loaded beside the session
    await waitFor(() =>
      expect(entries()).toEqual([
        'My wallet → /member?page=transferFund',
        'Deposit → /member?page=depositv2',
        'Withdraw → /member?page=withdraw',
        'Betting record → /member?page=personalHistoryCopy',
        'Account record → /member?page=transactionHistory',
        'Profit and loss → /member?page=personalProfit',
        'Promotions → /promotions',
        'My account → /member?page=securityCenter',
        'Messages → /member?page=messageV2',
        ...support,
        'App download → /down',
      ]),
    );
  });

  test.each([
    ['takes a break', { break: { kind: 'TIME_OUT', period: '7D', beganAt: '2026-11-22T04:00:00.000Z' } }],
    ['is leaving', { isClosing: true }],
  ])('of a member who %s leads to the withdrawal, and to no deposit', async (_what, state) => {
    getSaferPlay.mockResolvedValue({ limits: [], ...state });
    const entries = await show(0);
    await waitFor(() =>
      expect(entries().slice(0, 2)).toEqual([
        'My wallet → /member?page=transferFund',
        'Withdraw → /member?page=withdraw',
      ]),
    );
  });

  test('of a trial account has neither a wallet nor deposits nor withdrawals', async () => {
    const entries = await show(4);
    await waitFor(() => expect(entries()[0]).toBe('Betting record → /member?page=personalHistoryCopy'));
    expect(entries().join()).not.toMatch(/Deposit|Withdraw|My wallet/);
  });
});

describe('on a small screen, where the header has no room, the side menu leads', () => {
  const families = ['Hot → /hot', 'E-Lottery → /elott', 'Slots → /rng', 'Poker → /pvp'];

  test.each([
    ['a visitor', undefined, []],
    ['a member', 0, []],
    ['an agent', 1, ['Agent → /agentHome']],
    ['a trial account', 4, ['Agent → /agentHome']],
  ] as const)(
    '%s to the families that have a vendor, in their order, and agents to their centre',
    async (_, type, own) => {
      const entries = await show(type, true);
      await waitFor(() => expect(entries()).toEqual([...families, ...own]));
    },
  );
});
