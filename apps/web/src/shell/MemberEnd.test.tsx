import { session } from '@mekong/api-client/session';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../app/Providers.tsx';
import { permissionInfo } from '../app/permission.fixtures.ts';
import { createQueryClient } from '../app/query-client.ts';
import { statusQuery } from '../queries/status.ts';
import { noteLive } from '../state/live-status.ts';
import { MemberEnd } from './MemberEnd.tsx';

const { getBalance, getSaferPlay } = vi.hoisted(() => ({ getBalance: vi.fn(), getSaferPlay: vi.fn() }));
vi.mock('@mekong/api-client/sdk/getBalance', () => ({ getBalance }));
vi.mock('@mekong/api-client/sdk/getSaferPlay', () => ({ getSaferPlay }));

const start = Date.parse('2026-11-22T05:00:00.000Z');

beforeAll(() => activate('EN', ['shell']));
beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  vi.stubGlobal('scrollTo', () => undefined);
  getBalance.mockReset();
  getBalance.mockImplementation(() =>
    Promise.resolve({ sumBalance: `${getBalance.mock.calls.length}.0000`, currency: 'KHR', version: 1 }),
  );
  getSaferPlay.mockReset();
  getSaferPlay.mockResolvedValue({ limits: [] });
  session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 });
});
afterEach(() => {
  cleanup();
  session.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(): void {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createRouter({
    routeTree: createRootRoute({ component: MemberEnd }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
}
const shows = (amount: string) =>
  waitFor(() => expect(screen.getByTestId('balance').textContent?.replace(/[^\d.]/g, '')).toBe(amount));

test('the balance says of when it is once events have been missing for 30 s, until it is refreshed', async () => {
  vi.useFakeTimers({ now: start, shouldAdvanceTime: true });
  show();
  await shows('1.00');
  const asOf = () => screen.queryByText(/^As of/);
  act(() => noteLive(true));
  act(() => vi.advanceTimersByTime(120_000));
  expect(asOf()).toBeNull();
  act(() => noteLive(false));
  act(() => vi.advanceTimersByTime(29_000));
  expect(asOf()).toBeNull();
  act(() => vi.advanceTimersByTime(1_500));
  expect(asOf()?.textContent).toMatch(/^As of 12:02/);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
  await shows('2.00');
  expect(asOf()).toBeNull();
});

test('the balance is asked for anew at a press, at most once a second, and read out', async () => {
  show();
  await shows('1.00');
  expect(screen.getByTestId('balance').getAttribute('aria-live')).toBe('polite');
  const refresh = screen.getByRole('button', { name: 'Refresh balance' });

  fireEvent.click(refresh);
  await shows('2.00');
  vi.setSystemTime(start + 999);
  fireEvent.click(refresh);
  fireEvent.click(refresh);
  expect(getBalance).toHaveBeenCalledTimes(2);
  vi.setSystemTime(start + 1_000);
  fireEvent.click(refresh);
  await shows('3.00');
  expect(getBalance).toHaveBeenCalledTimes(3);
});

test('the main action is a deposit, and of a trial account, which takes none, a game', async () => {
  show();
  expect(await screen.findAllByRole('button', { name: 'Deposit' })).not.toHaveLength(0);
  cleanup();
  session.set({ token: 't'.repeat(43), account: '2', username: 'trial', isAgent: 4 });
  show();
  expect(await screen.findAllByRole('button', { name: 'Play' })).not.toHaveLength(0);
  expect(screen.queryAllByRole('button', { name: 'Deposit' })).toHaveLength(0);
});

test.each([
  ['takes a break', { break: { kind: 'EXCLUSION', period: 'LIFE', beganAt: '2026-11-22T04:00:00.000Z' } }],
  ['is leaving', { isClosing: true }],
])('a member who %s is led to the withdrawal, and to no deposit', async (_what, state) => {
  getSaferPlay.mockResolvedValue({ limits: [], ...state });
  show();
  expect(await screen.findAllByRole('button', { name: 'Withdraw' })).not.toHaveLength(0);
  expect(screen.queryAllByRole('button', { name: 'Deposit' })).toHaveLength(0);
});
