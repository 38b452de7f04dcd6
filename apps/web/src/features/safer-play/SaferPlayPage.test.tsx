import type { PlayLimit, PlayStatistics, SaferPlay } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { SaferPlayPage } from './SaferPlayPage.tsx';

const calls = vi.hoisted(() => ({
  getSaferPlay: vi.fn(),
  getPlayStatistics: vi.fn(),
  listPlayLimitChanges: vi.fn(),
  setPlayLimit: vi.fn(),
  keepPlayLimit: vi.fn(),
  confirmPlayLimit: vi.fn(),
  excludeSelf: vi.fn(),
  takeBackReturn: vi.fn(),
}));
vi.mock('@mekong/api-client/sdk/getSaferPlay', () => calls);
vi.mock('@mekong/api-client/sdk/getPlayStatistics', () => calls);
vi.mock('@mekong/api-client/sdk/listPlayLimitChanges', () => calls);
vi.mock('@mekong/api-client/sdk/setPlayLimit', () => calls);
vi.mock('@mekong/api-client/sdk/keepPlayLimit', () => calls);
vi.mock('@mekong/api-client/sdk/confirmPlayLimit', () => calls);
vi.mock('@mekong/api-client/sdk/excludeSelf', () => calls);
vi.mock('@mekong/api-client/sdk/takeBackReturn', () => calls);

const kinds = ['deposit', 'loss', 'wager', 'time'] as const;
const limits = (own: Partial<PlayLimit> = {}): PlayLimit[] =>
  kinds.flatMap((kind) =>
    (['day', 'week', 'month'] as const).map((period) => ({
      ...{ kind, period, used: '0.0000', resetsAt: '2026-11-29T17:00:00.000Z' },
      ...(kind === own.kind && period === own.period ? own : {}),
    })),
  );
const state = (own: Partial<PlayLimit> = {}, more: Partial<SaferPlay> = {}): SaferPlay => ({
  ...{ timeZone: 'Asia/Phnom_Penh', limits: limits(own), checkMinutes: 60 },
  helpLines: [{ title: 'Night line', country: 'TH', phone: '1323' }],
  ...more,
});
const deposits: Partial<PlayLimit> = {
  ...{ kind: 'deposit', period: 'day', used: '200000.0000', amount: '500000.0000', left: '300000.0000' },
};
const figures: PlayStatistics = {
  ...{ currency: 'KHR', timeZone: 'Asia/Phnom_Penh', from: '2026-11-25T17:00:00.000Z', to: '2026-11-26T09:00:00.000Z' },
  ...{ days: [{ day: '2026-11-26', minutes: 64, staked: '5.0000', net: '-2.0000' }], minutes: 64, net: '-2.0000' },
  ...{ deposits: '50.0000', withdrawals: '20.0000' },
};

beforeAll(() => activate('EN', ['shell', 'account', 'safer', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  calls.getPlayStatistics.mockResolvedValue(figures);
  calls.listPlayLimitChanges.mockResolvedValue({ content: [] });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function show(shown: SaferPlay): Promise<void> {
  calls.getSaferPlay.mockResolvedValue(shown);
  sessionStorage.setItem('username', 'sokha');
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <SaferPlayPage search={{}} /> }),
    history: createMemoryHistory({ initialEntries: ['/member'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByRole('heading', { name: 'My limits' });
}

test('a limit shows what was used and what is left of it', async () => {
  await show(state(deposits));
  expect(await screen.findByText(/៛ 300,000\.00 left/)).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('40% used');
});

test('a limit is sent in the form of the wire, and what was typed stays when that fails', async () => {
  await show(state());
  fireEvent.click(await screen.findByRole('button', { name: 'Set a limit: Deposits' }));
  const dialog = within(await screen.findByRole('dialog'));
  calls.setPlayLimit.mockRejectedValueOnce(new TypeError('no line'));
  fireEvent.change(dialog.getByRole('textbox', { name: /Amount/ }), { target: { value: '250' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save the limit' }));
  await waitFor(() =>
    expect(calls.setPlayLimit).toHaveBeenCalledWith({
      body: { kind: 'deposit', period: 'day', amount: '250.0000' },
    }),
  );
  expect((dialog.getByRole('textbox', { name: /Amount/ }) as HTMLInputElement).value).toContain('250');
  calls.setPlayLimit.mockResolvedValue(state(deposits));
  fireEvent.click(dialog.getByRole('button', { name: 'Save the limit' }));
  expect(await screen.findByText(/៛ 300,000\.00 left/)).toBeTruthy();
});

test('a higher limit can be confirmed once its day is over, and be left before', async () => {
  const asked = { at: '2026-11-25T02:00:00.000Z', from: '2999-01-01T00:00:00.000Z', until: '2999-01-08T00:00:00.000Z' };
  await show(state({ ...deposits, asked: { ...asked, amount: '800000.0000' } }));
  expect(await screen.findByText(/Higher limit ៛ 800,000\.00/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Yes, change the limit' })).toBeNull();
  calls.keepPlayLimit.mockResolvedValue(state(deposits));
  fireEvent.click(screen.getByRole('button', { name: /Keep ៛\s500,000\.00/ }));
  await waitFor(() => expect(screen.queryByText(/Higher limit/)).toBeNull());

  cleanup();
  await show(state({ ...deposits, asked: { ...asked, from: '2026-01-01T00:00:00.000Z', amount: '800000.0000' } }));
  calls.confirmPlayLimit.mockResolvedValue(state({ ...deposits, amount: '800000.0000', left: '600000.0000' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, change the limit' }));
  expect(await screen.findByText(/៛ 600,000\.00 left/)).toBeTruthy();
});

test('an exclusion asks for the username, and says that money can leave', async () => {
  await show(state());
  fireEvent.click(screen.getByRole('button', { name: 'Exclude me' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: /Your username/ });
  fireEvent.change(name, { target: { value: 'sok' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Exclude me' }));
  expect(await dialog.findByText('Type your username to confirm.')).toBeTruthy();
  expect(calls.excludeSelf).not.toHaveBeenCalled();
  calls.excludeSelf.mockResolvedValue(
    state({}, { break: { kind: 'EXCLUSION', period: '6M', beganAt: '2026-11-26T02:00:00.000Z', isOver: false } }),
  );
  fireEvent.change(name, { target: { value: 'Sokha' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Exclude me' }));
  expect(await screen.findByText(/You can withdraw your money at any time/)).toBeTruthy();
  expect(calls.excludeSelf).toHaveBeenCalledWith({ body: { period: '6M', confirmation: 'Sokha' } });
  expect(screen.queryByRole('heading', { name: 'Take a break' })).toBeNull();
});

test('own figures add up deposits and withdrawals, and the line of another country says so', async () => {
  await show(state());
  const figure = await screen.findByText('Net deposits');
  expect(figure.parentElement?.textContent).toContain('30.00');
  expect((await screen.findByRole('link', { name: '1323' })).getAttribute('href')).toBe('tel:1323');
  expect(screen.getByText('Thailand')).toBeTruthy();
});

test('the self-test asks eight questions one by one, and says what the answers come to', async () => {
  await show(state());
  fireEvent.click(screen.getByRole('button', { name: 'Start the self-test' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (let place = 1; place <= 8; place++) {
    expect(dialog.getByText(`Question ${place} of 8`, { selector: 'p' })).toBeTruthy();
    fireEvent.click(dialog.getByRole('radio', { name: place === 8 ? 'Almost always' : 'Never' }));
    fireEvent.click(dialog.getByRole('button', { name: place === 8 ? 'See the result' : 'Next' }));
  }
  expect(dialog.getByText('Some signs of a problem')).toBeTruthy();
  expect(dialog.getByText(/Points: 3 of 24/)).toBeTruthy();
});

test('an exclusion that is in force can only be made longer, and one for life not even that', async () => {
  const exclusion = { kind: 'EXCLUSION', period: '5Y', beganAt: '2026-11-26T02:00:00.000Z', isOver: false } as const;
  const until = new Date(Date.now() + 5 * 365.25 * 86_400_000).toISOString();
  await show(state({}, { break: { ...exclusion, until } }));
  expect(screen.getByRole('heading', { name: 'Make your exclusion longer' })).toBeTruthy();
  expect(screen.getAllByRole('radio', { name: /year|life/ }).map((radio) => (radio as HTMLInputElement).value)).toEqual(
    ['LIFE'],
  );
  cleanup();
  await show(state({}, { break: { ...exclusion, period: 'LIFE' } }));
  expect(screen.queryByRole('button', { name: 'Exclude me' })).toBeNull();
});

test('a member who has asked to play again can stay excluded', async () => {
  const over = { kind: 'EXCLUSION', period: '6M', beganAt: '2026-01-26T02:00:00.000Z', isOver: true } as const;
  const until = '2026-07-26T17:00:00.000Z';
  await show(state({}, { break: { ...over, until, returnFrom: '2999-01-01T00:00:00.000Z' } }));
  calls.takeBackReturn.mockResolvedValue(state({}, { break: { ...over, until } }));
  fireEvent.click(screen.getByRole('button', { name: 'Stay excluded' }));
  expect(await screen.findByRole('button', { name: 'Ask to play again' })).toBeTruthy();
});
