import type { DrawLobby } from '@mekong/api-client/types';
import { focusManager, onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawLobbyQuery } from './draws.ts';

const start = Date.parse('2026-11-21T05:10:30.000Z');
const minute = 60_000;
const drawNumber = (now: number): number => Math.floor(now / minute);
const written = (moment: number): string => new Date(moment).toISOString();

/** A site with one lottery that draws each minute; its numbers are out a second after their time. */
const answerAt = (now: number): DrawLobby => {
  const draws = drawNumber(now - 1000);
  return {
    serverTime: written(now),
    timeZone: 'Asia/Phnom_Penh',
    groups: [
      {
        gameGroupCode: 'FAST',
        labelName: 'Fast',
        area: 'SEA',
        gameMenus: [
          {
            gameCode: 'fast-three',
            labelName: `after draw ${draws}`,
            nodeId: 1,
            vassalage: 'TCG_SEA',
            image: '/games/fast-three.svg',
            maintenance: false,
            gameGroupCode: 'FAST',
            area: 'SEA',
            kind: 'dice',
            schedule: { everyMinutes: 1, closeSeconds: 10 },
            current: {
              issue: '20261121-0731',
              opensAt: written(draws * minute),
              closesAt: written((draws + 1) * minute - 10_000),
              drawsAt: written((draws + 1) * minute),
              chain: 1,
              position: 1,
              seedHash: '0'.repeat(64),
            },
          },
        ],
      },
    ],
  };
};

const ask = vi.fn<() => Promise<DrawLobby>>();

function follow() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => useQuery({ ...drawLobbyQuery('EN'), queryFn: () => ask(), notifyOnChangeProps: 'all' }), {
    wrapper,
  });
}
type Followed = ReturnType<typeof follow>;

const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
/** The draw whose numbers are shown. */
const shown = ({ result }: Followed): string | undefined => result.current.data?.groups[0]?.gameMenus[0]?.labelName;
const newest = (): string => `after draw ${drawNumber(Date.now() - 1000)}`;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  ask.mockReset();
  ask.mockImplementation(() => Promise.resolve(answerAt(Date.now())));
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

test('new numbers are there within seconds of their draw, and are asked for seldom', async () => {
  const page = follow();
  for (let draws = 0; draws < 5; draws += 1) {
    await pass(minute);
    await pass(4000);
    expect(shown(page)).toBe(newest());
  }
  // the first look, and for each draw one or two: an early one finds the numbers overdue
  expect(ask.mock.calls.length).toBeLessThanOrEqual(12);
});

test('a page that slept through draws has their numbers as soon as it is looked at', async () => {
  const page = follow();
  await pass(100);
  focusManager.setFocused(false);
  await pass(10 * minute);
  const asked = ask.mock.calls.length;
  expect(shown(page)).not.toBe(newest());
  focusManager.setFocused(true);
  await pass(10);
  expect(ask.mock.calls.length).toBe(asked + 1);
  expect(shown(page)).toBe(newest());
});

test('a hidden page asks for nothing', async () => {
  follow();
  await pass(100);
  focusManager.setFocused(false);
  await pass(30 * minute);
  expect(ask.mock.calls.length).toBe(1);
});

test('back online it asks at once', async () => {
  const page = follow();
  await pass(100);
  onlineManager.setOnline(false);
  await pass(5 * minute);
  expect(page.result.current.fetchStatus).toBe('paused');
  onlineManager.setOnline(true);
  await pass(10);
  expect(shown(page)).toBe(newest());
});

test('while the site fails the last numbers stay, it is asked ever more slowly, and all is well after', async () => {
  const page = follow();
  await pass(100);
  const last = shown(page);
  ask.mockImplementation(() => Promise.reject(new Error('down')));
  await pass(10 * minute);
  expect(page.result.current.error).not.toBeNull();
  expect(shown(page)).toBe(last);
  expect(ask.mock.calls.length).toBeLessThan(20);
  ask.mockImplementation(() => Promise.resolve(answerAt(Date.now())));
  await pass(minute + 1000);
  expect(page.result.current.error).toBeNull();
});
