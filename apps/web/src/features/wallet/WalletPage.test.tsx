import { session } from '@mekong/api-client/session';
import type { Bonus, Movement, Withdrawable } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { WalletPage } from './WalletPage.tsx';
import { type WalletSearch, walletSearch } from './wallet-search.ts';

const { getWithdrawable, getSaferPlay, listMovements, listBonuses, giveBonusUp } = vi.hoisted(() => ({
  getSaferPlay: vi.fn(),
  ...{ getWithdrawable: vi.fn(), listMovements: vi.fn(), listBonuses: vi.fn(), giveBonusUp: vi.fn() },
}));
vi.mock('@mekong/api-client/sdk/listBonuses', () => ({ listBonuses }));
vi.mock('@mekong/api-client/sdk/giveBonusUp', () => ({ giveBonusUp }));
vi.mock('@mekong/api-client/sdk/getSaferPlay', () => ({ getSaferPlay }));
vi.mock('@mekong/api-client/sdk/getWithdrawable', () => ({ getWithdrawable }));
vi.mock('@mekong/api-client/sdk/listMovements', () => ({ listMovements }));

const wallet: Withdrawable = {
  ...{ currency: 'KHR', cash: '1049000.0000', withdrawable: '999000.0000', locked: '50000.0000', onHold: '0.0000' },
  ...{ bonus: '0.0000', openBets: '1000.0000', ordersLeft: 3, amountLeft: '5000000.0000', reviewAbove: '400000.0000' },
  ...{ identity: 'DONE' },
  resetsAt: '2026-11-22T17:00:00.000Z',
  locks: [
    {
      ...{ reason: 'TURNOVER', orderNo: 'D7K2M9QX', amount: '50000.0000', required: '50000.0000', done: '10000.0000' },
      since: '2026-11-22T09:01:12.000Z',
    },
  ],
};
const movement = (no: string, more: Partial<Movement>): Movement => ({
  ...{ no, at: '2026-11-22T09:01:12.000Z', kind: 'GRANT', currency: 'KHR', amount: '1.0000', balanceAfter: '1.0000' },
  ...more,
});

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  getWithdrawable.mockResolvedValue(wallet);
  getSaferPlay.mockResolvedValue({ limits: [] });
  listBonuses.mockResolvedValue({ content: [], contributions: [] });
  listMovements.mockResolvedValue({
    content: [
      movement('3', { kind: 'DEPOSIT', orderNo: 'D7K2M9QX', amount: '50000.0000' }),
      movement('2', { kind: 'BET', betNo: 'B00000007', amount: '-1000.0000' }),
      movement('1', {}),
    ],
  });
});
afterEach(() => {
  session.clear();
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function show(search: WalletSearch = {}): void {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <WalletPage search={search} /> }),
    history: createMemoryHistory({ initialEntries: ['/member'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

const bonus: Bonus = {
  ...{ id: '7', orderNo: 'D7K2M9QX', kind: 'FIRST', currency: 'KHR', amount: '20000.0000', balance: '14000.0000' },
  ...{ required: '600000.0000', done: '120000.0000', state: 'ACTIVE' },
  ...{ startedAt: '2026-11-22T09:00:00.000Z', expiresAt: '2026-12-22T09:00:00.000Z' },
};

test('a correction says what it sets right, and leads to the bet that it refers to', async () => {
  const correction = { cause: 'GAME', about: 'BET', number: 'B00000007' } as const;
  listMovements.mockResolvedValue({
    content: [
      movement('5', { kind: 'CORRECTION', correction, amount: '-1000.0000' }),
      movement('4', { kind: 'CORRECTION', correction: { cause: 'GOODWILL' }, amount: '500.0000' }),
    ],
  });
  show();
  const link = await screen.findByRole('link', { name: 'B00000007' });
  expect(link.getAttribute('href')).toMatch(/page=personalHistoryCopy&bet=B00000007$/);
  expect(screen.getAllByText(/Game result/).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Gift of the house').length).toBeGreaterThan(0);
});

test('a wallet with a bonus in play says that nothing can be withdrawn before it has ended', async () => {
  getWithdrawable.mockResolvedValue({ ...wallet, hasBonus: true });
  show();
  expect(await screen.findByText('Once your bonus has ended.')).toBeTruthy();
});

test('a bonus in play says how far it is bet, and is given up after a question in money', async () => {
  listBonuses.mockResolvedValue({ content: [bonus], contributions: [{ category: 'RNG', percent: 100 }] });
  giveBonusUp.mockImplementation(async () => {
    listBonuses.mockResolvedValue({ content: [{ ...bonus, state: 'CANCELLED' }], contributions: [] });
  });
  show();
  const section = await screen.findByRole('region', { name: 'Your bonus' });
  expect(within(section).getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/120,000.* of .*600,000/);
  expect(section.textContent).toMatch(/Still to bet.*480,000/);
  fireEvent.click(within(section).getByRole('button', { name: 'Give up the bonus' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toMatch(/14,000.* of bonus money goes back/);
  expect(giveBonusUp).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Give up the bonus' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your bonus' })).toBeNull());
  expect(giveBonusUp).toHaveBeenCalledWith({ path: { id: '7' } });
});

test('a completed bonus says for a day what became cash, and that the rest went back', async () => {
  const ended: Bonus = {
    ...{ ...bonus, state: 'COMPLETED', balance: '0.0000', converted: '200000.0000', maxWin: '200000.0000' },
    endedAt: new Date(Date.now() - 3_600_000).toISOString(),
  };
  listBonuses.mockResolvedValue({ content: [ended], contributions: [] });
  show();
  const title = await screen.findByText('Your bonus is complete');
  expect(title.closest('[role]')?.textContent ?? document.body.textContent).toMatch(
    /200,000.* became cash, the most this bonus can bring\. The rest went back\./,
  );
});

test('a completed bonus is told of while another one waits, which says that it keeps money from being withdrawn', async () => {
  const ended: Bonus = {
    ...{ ...bonus, state: 'COMPLETED', balance: '0.0000', converted: '31000.0000' },
    endedAt: new Date(Date.now() - 3_600_000).toISOString(),
  };
  const older: Bonus = { ...ended, id: '3', converted: '5000.0000', endedAt: '2026-11-20T09:00:00.000Z' };
  listBonuses.mockResolvedValue({
    content: [{ ...bonus, id: '9', state: 'QUEUED' }, older, ended],
    contributions: [],
  });
  show();
  const section = await screen.findByRole('region', { name: 'Your bonus' });
  expect(section.textContent).toContain('1 bonus is waiting. Nothing can be withdrawn until it has ended too.');
  expect(within(section).getByRole('link').getAttribute('href')).toBe('/member?page=bonusDetails');
  expect(screen.getByText('Your bonus is complete')).toBeTruthy();
  expect(document.body.textContent).toMatch(/31,000/);
});

test('every movement leads to its cause, and one that has none to nothing', async () => {
  show();
  const rows = (await within(await screen.findByRole('table', { name: 'Movements' })).findAllByRole('row')).slice(1);
  const causes = rows.map((row) => within(row).queryByRole('link')?.getAttribute('href'));
  expect(causes).toEqual([
    '/member?page=depositv2&order=D7K2M9QX',
    '/member?page=personalHistoryCopy&bet=B00000007',
    undefined,
  ]);
});

test('the wallet says what can be withdrawn and why not the rest, and nothing of parts that it does not have', async () => {
  show();
  const locks = await screen.findByRole('region', { name: 'What is locked, and why' });
  expect(locks.textContent).toMatch(/Deposit D7K2M9QX.*10,000\.00 of .*50,000\.00 in valid bets/);
  const link = screen.getByRole('link', { name: 'See open bets' });
  expect(link.getAttribute('href')).toContain('status=OPEN');
  expect(screen.queryByText('On hold')).toBeNull();
  expect(screen.queryByText('Bonus')).toBeNull();
});

test('the movements of a week are asked for, and those of the days and the kind that the address says', async () => {
  show();
  await screen.findByText('See open bets');
  const daysOf = (query: { from: string; to: string }) => (Date.parse(query.to) - Date.parse(query.from)) / 86_400_000;
  expect(daysOf(listMovements.mock.lastCall?.[0].query)).toBe(7);
  cleanup();
  show(walletSearch({ range: 'today', kind: 'WIN' }));
  await screen.findByText('See open bets');
  const { query } = listMovements.mock.lastCall?.[0] ?? {};
  expect([daysOf(query), query.kind]).toEqual([1, 'WIN']);
});

test('an address that says anything else is read without a fault', () => {
  expect(walletSearch({ range: 'year', from: 'x', kind: 'MONEY' })).toEqual({});
});

test('money that left for transfers and lines of agents lead to what they are about', async () => {
  getWithdrawable.mockResolvedValue({ ...wallet, inTransfers: '12000000.0000' });
  listMovements.mockResolvedValue({
    content: [
      movement('3', { kind: 'AGENT_BILL', billNo: '88' }),
      movement('2', { kind: 'CREDIT_ADVANCE' }),
      movement('1', { kind: 'OTHER' }),
    ],
  });
  show();
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('For transfers that we are checking')).toBe('/member?page=transferUpline');
  expect(screen.queryByText('For withdrawals that are under way')).toBeNull();
  expect(await hrefOf('Bill 88')).toBe('/agentHome?page=agentRevenueReport&bill=88');
  expect(await hrefOf('Credit line')).toBe('/agentHome?page=agentCreditReport');
});

test('a member who takes a break is led to a withdrawal, and to no deposit', async () => {
  session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 });
  getSaferPlay.mockResolvedValue({
    limits: [],
    break: { kind: 'TIME_OUT', period: '7D', beganAt: '2026-11-22T09:00:00.000Z', until: '2026-11-29T09:00:00.000Z' },
  });
  show();
  await screen.findByRole('link', { name: 'Withdraw' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull());
});
