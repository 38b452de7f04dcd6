import { ApiError } from '@mekong/api-client/errors';
import type { GameCard } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { popularGamesQuery } from '../../queries/more-games.ts';
import { statusQuery } from '../../queries/status.ts';
import { GameTrouble } from './GameTrouble.tsx';

const game = (nodeId: number, name: string, maintenance = false): GameCard => ({
  nodeId,
  gameId: `game-${nodeId}`,
  name,
  vassalage: 'HOUSE',
  vendorName: 'House Studio',
  category: 'RNG',
  image: '/games/game.webp',
  isFav: false,
  isHot: false,
  isNew: false,
  maintenance,
  volatility: 'medium',
  features: [],
  minBet: '100.0000',
  currency: 'KHR',
});

/** Shows why a game cannot be played, on a site where two games are popular and one of them is open. */
async function show(error: ApiError): Promise<void> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  queryClient.setQueryData(popularGamesQuery('EN').queryKey, [game(1, 'Played a lot'), game(2, 'At rest', true)]);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <GameTrouble error={error} onRetry={vi.fn()} /> }),
    history: createMemoryHistory({ initialEntries: ['/game'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findAllByRole('heading', { level: 2 });
}
const instead = (): string[] =>
  within(screen.getByRole('region', { name: 'Play these instead' }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent ?? '');

beforeAll(() => activate('EN', ['shell', 'games', 'errors']));
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
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

test('a game under maintenance says until when, and offers what the gateway named', async () => {
  const params = { suggestions: [game(7, 'Open meanwhile')], until: '2026-11-22T09:00:00.000Z' };
  await show(new ApiError({ code: 'GAME_MAINTENANCE', status: 503, params }));
  expect(screen.getByRole('heading', { name: 'This game is under maintenance' })).toBeTruthy();
  expect(screen.getByText(/It is expected back at/).querySelector('time')?.dateTime).toBe(params.until);
  expect(instead()).toEqual(['Open meanwhile']);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('where the gateway names none, open games of the most played are offered', async () => {
  await show(new ApiError({ code: 'GAME_MAINTENANCE', status: 503, params: { suggestions: [] } }));
  expect(instead()).toEqual(['Played a lot']);
});

test('a balance that is too low leads to other games and to the wallet, and to no deposit that is not there', async () => {
  await show(new ApiError({ code: 'WALLET_INSUFFICIENT', status: 402 }));
  expect(screen.getByRole('link', { name: 'See all slots' }).getAttribute('href')).toBe('/rng');
  expect(screen.getByRole('button', { name: 'Wallet' })).toBeTruthy();
  expect(screen.queryByText(/deposit/i)).toBeNull();
});

test('a session that has ended leads to the log-in', async () => {
  await show(new ApiError({ code: 'AUTH_TOKEN_EXPIRED', status: 401 }));
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
});

test('a break leads to what was chosen and to the withdrawal, which stays open, and to no game', async () => {
  await show(new ApiError({ code: 'EXCLUDED', status: 403, params: { until: '2026-11-29T09:00:00.000Z' } }));
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Limits and breaks', '/member?page=safer'],
    ['Withdraw', '/member?page=withdraw'],
  ]);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the last seat that somebody else took leads to rooms that have one', async () => {
  await show(new ApiError({ code: 'LIMIT_REACHED', status: 409, params: { kind: 'seats' } }));
  expect(screen.getByRole('link', { name: 'See rooms with a free seat' }).getAttribute('href')).toMatch(/^\/pvp\?/);
});
