import { session } from '@mekong/api-client/session';
import type { VendorWallets } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { GameNotice } from './GameNotice.tsx';
import { usePlayedBalance } from './use-played-balance.ts';

const sdk = vi.hoisted(() => ({ getBalance: vi.fn(), listVendorWallets: vi.fn() }));
vi.mock('@mekong/api-client/sdk/getBalance', () => ({ getBalance: sdk.getBalance }));
vi.mock('@mekong/api-client/sdk/listVendorWallets', () => ({ listVendorWallets: sdk.listVendorWallets }));

const wallets: VendorWallets = {
  ...{ isSingle: false, currency: 'KHR', cash: '800000.0000', atVendors: '200000.0000', step: '0.0100' },
  content: [
    {
      ...{ vassalage: 'HOUSE', name: 'Mekong', balance: '200000.0000', openBets: '0.0000' },
      ...{ isUnderMaintenance: false, canReceive: true },
    },
  ],
};

beforeAll(() => activate('EN', ['shell', 'games', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  sdk.getBalance.mockResolvedValue({ currency: 'KHR', sumBalance: '800000.0000', version: 7 });
  sdk.listVendorWallets.mockResolvedValue(wallets);
});
afterEach(() => {
  cleanup();
  session.clear();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

/** The bar above a game of HOUSE, as somebody signed in. */
function Bar() {
  const { amount, wallet, version, refresh } = usePlayedBalance('HOUSE');
  return (
    <>
      <p>{`${amount} of ${wallet?.name}`}</p>
      <p>{`version ${version !== undefined}`}</p>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    </>
  );
}

async function show(type: 0 | 4, page: () => React.ReactNode = Bar): Promise<void> {
  session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: type });
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createRouter({
    routeTree: createRootRoute({ component: page }),
    history: createMemoryHistory({ initialEntries: ['/game'] }),
  });
  await act(async () => {
    render(
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>,
    );
  });
}

test('a game is played with what lies at its provider, where members have a wallet for each', async () => {
  await show(0);
  expect(await screen.findByText('200000.0000 of Mekong')).toBeTruthy();
  sdk.listVendorWallets.mockResolvedValue({
    ...wallets,
    content: wallets.content.map((one) => ({ ...one, balance: '190000.0000' })),
  });
  act(() => screen.getByRole('button', { name: 'Refresh' }).click());
  expect(await screen.findByText('190000.0000 of Mekong')).toBeTruthy();
});

test('a game is played with the balance, where one wallet pays for all games', async () => {
  sdk.listVendorWallets.mockResolvedValue({ ...wallets, isSingle: true });
  await show(0);
  expect(await screen.findByText('800000.0000 of undefined')).toBeTruthy();
  expect(screen.getByText('version true')).toBeTruthy();
});

test('a trial account plays with its balance, and is asked for no wallets', async () => {
  await show(4);
  expect(await screen.findByText('800000.0000 of undefined')).toBeTruthy();
  expect(sdk.listVendorWallets).not.toHaveBeenCalled();
});

test('a stake above the wallet at a provider leads to where money is brought there', async () => {
  await show(0, () => (
    <GameNotice kind="balance" wallet="Mekong" onShowOthers={() => undefined} onOpenWallet={() => undefined} />
  ));
  expect(screen.getByText('Your wallet at Mekong has too little for this stake')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open my wallet' }).getAttribute('href')).toBe('/member?page=transferFund');
});

test('the largest bet of a bonus is said above a game', async () => {
  await show(0, () => (
    <GameNotice
      kind="bonus"
      largestBet="20000.0000"
      currency="KHR"
      onShowOthers={() => undefined}
      onOpenWallet={() => undefined}
    />
  ));
  expect(screen.getByRole('status').textContent).toMatch(/With your bonus you can bet .*20,000\.00.* at most/);
});
