import { session } from '@mekong/api-client/session';
import type { Bonus } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { BonusesPage } from './BonusesPage.tsx';
import type { BonusesSearch } from './bonuses-search.ts';

const { getSaferPlay, listBonuses, getBonus, giveBonusUp, toast } = vi.hoisted(() => ({
  getSaferPlay: vi.fn(),
  ...{ listBonuses: vi.fn(), getBonus: vi.fn(), giveBonusUp: vi.fn(), toast: vi.fn() },
}));
vi.mock('@mekong/ui/Toast/store', () => ({ toast }));
vi.mock('@mekong/api-client/sdk/getSaferPlay', () => ({ getSaferPlay }));
vi.mock('@mekong/api-client/sdk/listBonuses', () => ({ listBonuses }));
vi.mock('@mekong/api-client/sdk/getBonus', () => ({ getBonus }));
vi.mock('@mekong/api-client/sdk/giveBonusUp', () => ({ giveBonusUp }));

const active: Bonus = {
  ...{ id: '7', orderNo: 'D7K2M9QX', kind: 'FIRST', currency: 'KHR', amount: '20000.0000', balance: '14000.0000' },
  ...{ required: '600000.0000', done: '120000.0000', state: 'ACTIVE', expiresAt: '2026-12-22T09:00:00.000Z' },
  ...{ startedAt: '2026-11-22T09:00:00.000Z', beganAt: '2026-11-22T09:00:00.000Z' },
};
const { beganAt: _, ...unbegun } = active;
const waiting: Bonus = {
  ...{ ...unbegun, id: '9', orderNo: 'D8K2M9QX', kind: 'RELOAD', state: 'QUEUED', balance: '0.0000', done: '0.0000' },
};
const complete: Bonus = {
  ...{ ...active, id: '5', orderNo: 'D6K2M9QX', state: 'COMPLETED', balance: '0.0000', done: '600000.0000' },
  ...{ converted: '31000.0000', endedAt: '2026-11-20T20:00:00.000Z' },
};

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  listBonuses.mockResolvedValue({ content: [waiting, active, complete], contributions: [] });
  getBonus.mockResolvedValue(complete);
  getSaferPlay.mockResolvedValue({ limits: [] });
});
afterEach(() => {
  session.clear();
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function show(search: BonusesSearch = {}): void {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <main id="content" tabIndex={-1}>
          <BonusesPage search={search} />
        </main>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/member'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

test('the page of bonuses shows the one in play, those that wait, and all with what became of them', async () => {
  show();
  const open = await screen.findByRole('region', { name: 'Your bonus' });
  expect(open.textContent).toMatch(/Still to bet.*480,000/);
  const queue = screen.getByRole('region', { name: 'Waiting' });
  expect(within(queue).getByRole('link', { name: 'D8K2M9QX' }).getAttribute('href')).toBe(
    '/member?page=depositv2&order=D8K2M9QX',
  );
  const rows = within(screen.getByRole('region', { name: 'All bonuses' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => /Waiting|In play|Became cash/.exec(textContent)?.[0])).toEqual([
    'Waiting',
    'In play',
    'Became cash',
  ]);
  expect(rows.at(-1)?.textContent).toMatch(/31,000/);
});

test('a waiting bonus is given up after a question that says what it would bring', async () => {
  giveBonusUp.mockResolvedValue({ ...waiting, state: 'CANCELLED' });
  show();
  const queue = await screen.findByRole('region', { name: 'Waiting' });
  fireEvent.click(within(queue).getByRole('button', { name: 'Give up the bonus' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toMatch(/20,000.* will not begin/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Give up the bonus' }));
  await waitFor(() => expect(giveBonusUp).toHaveBeenCalledWith({ path: { id: '9' } }));
  await waitFor(() => expect(listBonuses).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  expect(toast).toHaveBeenCalledWith({ title: 'The bonus has ended' });
});

test('a bonus that became cash leads to its movement in the account record, on the day of the site', async () => {
  show({ bonus: '5' });
  const link = await screen.findByRole('link', { name: 'See the movement' });
  expect(link.getAttribute('href')).toBe(
    '/member?page=transactionHistory&kind=PROMOTION&range=custom&from=2026-11-21&to=2026-11-21',
  );
});

test('a member without bonuses is led to a deposit', async () => {
  listBonuses.mockResolvedValue({ content: [], contributions: [] });
  show();
  expect(await screen.findByText('No bonuses yet')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Deposit' })).toHaveLength(2);
});

test('a member who takes a break is invited to no deposit', async () => {
  session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 });
  listBonuses.mockResolvedValue({ content: [], contributions: [] });
  getSaferPlay.mockResolvedValue({
    limits: [],
    break: { kind: 'EXCLUSION', period: 'LIFE', beganAt: '2026-11-22T09:00:00.000Z' },
  });
  show();
  expect(await screen.findByText('No bonuses yet')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull());
  expect(screen.queryByText(/you can choose a bonus/)).toBeNull();
});
