import { ApiError } from '@mekong/api-client/errors';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { useRealityCheck } from './use-reality-check.tsx';

const { notePlay } = vi.hoisted(() => ({ notePlay: vi.fn() }));
vi.mock('@mekong/api-client/sdk/notePlay', () => ({ notePlay }));
vi.mock('../../entry/guard.ts', () => ({ guard: () => 'allowed' }));

const tell = vi.fn();
const onLeave = vi.fn();
const minute = 60_000;

function Game({ isRound }: { readonly isRound: boolean }) {
  return useRealityCheck({ gameSessionId: '7', isPlaying: true, isRound, tell, onLeave });
}

beforeAll(() => activate('EN', ['shell', 'games', 'errors']));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('scrollTo', () => undefined);
  notePlay.mockImplementation(async () => ({
    since: new Date(Date.now() - 15 * minute).toISOString(),
    net: '-12000.0000',
    checkMinutes: 2,
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

async function play(isRound = false) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const { rootRoute, set } = roots(isRound);
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory({ initialEntries: ['/game'] }) });
  await act(async () => {
    render(
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>,
    );
  });
  return { set };
}

/** A page with a game whose round can be ended. */
function roots(isRound: boolean) {
  let change: (isRound: boolean) => void = () => undefined;
  function Page() {
    const [current, setCurrent] = useState(isRound);
    change = setCurrent;
    return <Game isRound={current} />;
  }
  return { rootRoute: createRootRoute({ component: Page }), set: (next: boolean) => act(async () => change(next)) };
}

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * minute));

test('a game pauses after the minutes that were chosen, and goes on when the player says so', async () => {
  await play();
  await pass(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await pass(1);
  expect(await screen.findByRole('alertdialog', { name: 'You have been playing for 15 minutes' })).toBeTruthy();
  expect(screen.getByRole('alertdialog').textContent).toContain('12,000.00');
  expect(tell).toHaveBeenLastCalledWith({ type: 'pause' });
  fireEvent.click(screen.getByRole('button', { name: 'Keep playing' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(tell).toHaveBeenLastCalledWith({ type: 'resume' });
  await pass(2);
  fireEvent.click(await screen.findByRole('button', { name: 'Stop playing' }));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('a round that runs is not broken into', async () => {
  const { set } = await play(true);
  await pass(3);
  expect(tell).not.toHaveBeenCalled();
  await set(false);
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

test('a game ends when no time is left', async () => {
  notePlay.mockRejectedValue(
    new ApiError({
      code: 'LIMIT_REACHED',
      status: 403,
      params: { kind: 'time', resetsAt: '2026-11-26T17:00:00.000Z' },
    }),
  );
  await play();
  await pass(1);
  expect(await screen.findByRole('alertdialog', { name: 'Play ends here' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave the game' }));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('a line that is down stops no game', async () => {
  notePlay.mockRejectedValue(new TypeError('no line'));
  await play();
  await pass(3);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
