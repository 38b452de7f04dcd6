import { ApiError } from '@mekong/api-client/errors';
import { session } from '@mekong/api-client/session';
import type { LaunchResult, Lottery, LottoArea } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { drawLobbyQuery } from '../../queries/draws.ts';
import { statusQuery } from '../../queries/status.ts';
import { LotteryFrameScreen } from './LotteryFrameScreen.tsx';

const { launchGame } = vi.hoisted(() => ({ launchGame: vi.fn() }));
vi.mock('@mekong/api-client/sdk/launchGame', () => ({ launchGame }));

const minutesAhead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const lottery = (gameCode: string, area: LottoArea): Lottery => ({
  gameCode,
  labelName: `Lottery ${gameCode}`,
  area,
  gameGroupCode: area,
  vassalage: 'TCG_SEA',
  nodeId: 1,
  maintenance: true,
  image: '',
  kind: 'digits',
  schedule: { everyMinutes: 60, closeSeconds: 60 },
  current: {
    issue: '20261122-0001',
    opensAt: minutesAhead(-29),
    closesAt: minutesAhead(30),
    drawsAt: minutesAhead(31),
    chain: 1,
    position: 1,
    seedHash: '0'.repeat(64),
  },
});
const groups = (['VN', 'SEA'] as const).map((area) => ({
  gameGroupCode: area,
  labelName: area,
  area,
  gameMenus: [lottery(`${area}-one`, area), lottery(`${area}-two`, area)],
}));

/** The vendor's page in its frame, as it stands. */
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Vietnam lottery');
const say = (data: object, origin = 'http://localhost:8081') =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame()?.contentWindow ?? null }));
  });

function show(gameCode?: string) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  queryClient.setQueryData(drawLobbyQuery('EN').queryKey, {
    serverTime: new Date().toISOString(),
    timeZone: 'Asia/Phnom_Penh',
    groups,
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <LotteryFrameScreen area="VN" gameCode={gameCode} /> }),
    history: createMemoryHistory({ initialEntries: ['/vnlottery'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
}
const answered = (gameUrl: string): Partial<LaunchResult> => ({ gameUrl, game_url: gameUrl });

beforeAll(() => activate('EN', ['shell', 'games', 'errors']));
beforeEach(() => {
  launchGame.mockReset();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => undefined);
  session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 });
});
afterEach(() => {
  cleanup();
  session.clear();
  vi.unstubAllGlobals();
});

const underMaintenance = () => new ApiError({ code: 'GAME_MAINTENANCE', status: 503, params: { suggestions: [] } });

test('while the vendor is under maintenance the lobby shows the draws of its area, which go on, and no frame', async () => {
  launchGame.mockRejectedValue(underMaintenance());
  show();
  await screen.findByRole('heading', { name: 'This game is under maintenance' });
  expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual([
    expect.stringContaining('Lottery VN-one'),
    expect.stringContaining('Lottery VN-two'),
  ]);
  expect(frame()).toBeNull();
  expect(launchGame.mock.calls[0]?.[0].body).toMatchObject({ lottoArea: 'VN', lottoView: 'lobby' });
});

test('while the vendor is under maintenance the betting view shows the draw of its lottery alone', async () => {
  launchGame.mockRejectedValue(underMaintenance());
  show('VN-two');
  await screen.findByRole('heading', { name: 'This game is under maintenance' });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Lottery VN-two' }).getAttribute('href')).toBe('/lottery?gameCode=VN-two');
});

test('once the vendor is open its page is framed, and talks with ours from its own origin only', async () => {
  launchGame.mockResolvedValue(answered('http://localhost:8081/draws/?code=x&lottoView=lobby'));
  show();
  await waitFor(() => expect(frame()?.src).toBe('http://localhost:8081/draws/?code=x&lottoView=lobby'));
  expect(screen.queryByText('The lottery is opening')).not.toBeNull();
  say({ protocol: 'mekong-game/1', type: 'ready' }, 'http://evil.example');
  expect(screen.queryByText('The lottery is opening')).not.toBeNull();
  say({ protocol: 'mekong-game/1', type: 'ready' });
  expect(screen.queryByText('The lottery is opening')).toBeNull();
  say({ protocol: 'mekong-game/1', type: 'session-ended' });
  expect(screen.queryByRole('heading', { name: 'Your game session has ended' })).not.toBeNull();
});

test('an address that is not on the list is never framed', async () => {
  launchGame.mockResolvedValue(answered('http://evil.example/draws/?code=x'));
  show();
  await screen.findByRole('heading', { name: 'The address of this lottery is not allowed here' });
  expect(frame()).toBeNull();
});

test('where members have a wallet for each provider, an empty one there offers to bring money to it', async () => {
  launchGame.mockRejectedValue(new ApiError({ code: 'WALLET_INSUFFICIENT', status: 402 }));
  vi.stubGlobal('fetch', async (address: string | Request) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, 'http://localhost');
    if (!pathname.endsWith('/wallets/vendors')) throw new TypeError('no network');
    const value = {
      ...{ isSingle: false, currency: 'KHR', cash: '8000.0000', atVendors: '0.0000', step: '0.0100' },
      content: [
        {
          ...{ vassalage: 'TCG_SEA', name: 'Sea Lottery', balance: '0.0000', openBets: '0.0000' },
          ...{ isUnderMaintenance: false, canReceive: true },
        },
      ],
    };
    return new Response(JSON.stringify({ success: true, value }), { headers: { 'content-type': 'application/json' } });
  });
  show();
  expect(await screen.findByRole('heading', { name: 'Bring money to Sea Lottery first' })).toBeTruthy();
});
