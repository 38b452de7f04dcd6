import { ApiError, type ErrorCode } from '@mekong/api-client/errors';
import type { GameCard } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { FreeStart } from './FreeStart.tsx';

const { playFree } = vi.hoisted(() => ({ playFree: vi.fn() }));
vi.mock('../../parts/free-play/play-free.ts', () => ({ playFree }));

const game: GameCard = {
  nodeId: 7,
  gameId: 'lotus-fortune',
  name: 'Lotus Fortune',
  vassalage: 'HOUSE',
  vendorName: 'House Studio',
  category: 'RNG',
  image: '/games/lotus-fortune.webp',
  isFav: false,
  isHot: false,
  isNew: false,
  maintenance: false,
};

function show(shown: GameCard = game): void {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <FreeStart game={shown} onLeave={vi.fn()} /> }),
    history: createMemoryHistory({ initialEntries: ['/game'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
}
const refuse = (code: ErrorCode, params: Record<string, unknown> = {}) =>
  playFree.mockRejectedValue(new ApiError({ code, status: 400, params }));
const button = (name: string) => screen.queryByRole('button', { name });

beforeAll(() => activate('EN', ['shell', 'games', 'errors']));
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => new EventTarget());
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
  playFree.mockReset();
  vi.unstubAllGlobals();
});

test('the cover that was pressed stands above the game while its account is made', async () => {
  playFree.mockReturnValue(new Promise(() => undefined));
  show();
  await vi.waitFor(() =>
    expect(document.querySelector('main img')?.getAttribute('src')).toMatch(/\/games\/lotus-fortune\.webp$/),
  );
});

test('free play that was switched off meanwhile says so and offers an account, not another try', async () => {
  refuse('NOT_FOUND');
  show();
  await screen.findByRole('heading', { name: 'Free play is off on this site' });
  expect([button('Register'), button('Log in')]).not.toContain(null);
  expect(button('Try again')).toBeNull();
});

test('free play that was started too often from one address says so, and offers an account beside another try', async () => {
  refuse('RATE_LIMITED', { retryAfter: 60 });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect([button('Register'), button('Log in')]).not.toContain(null);
  await vi.waitFor(() => expect(playFree).toHaveBeenCalledTimes(2));
});

test('a game under maintenance makes no account of free play', async () => {
  show({ ...game, maintenance: true });
  await screen.findByRole('heading', { level: 2 });
  expect(playFree).not.toHaveBeenCalled();
});
