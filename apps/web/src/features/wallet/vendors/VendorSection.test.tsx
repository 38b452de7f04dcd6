import { ApiError } from '@mekong/api-client/errors';
import { session } from '@mekong/api-client/session';
import type { VendorWallets } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/Providers.tsx';
import { permissionInfo } from '../../../app/permission.fixtures.ts';
import { createQueryClient } from '../../../app/query-client.ts';
import { BonusRules } from '../../../parts/bonuses/BonusRules.tsx';
import { PurseTransfer } from '../../../parts/own-wallets/PurseTransfer.tsx';
import { statusQuery } from '../../../queries/status.ts';
import { OwnReceipt } from './OwnReceipt.tsx';
import { VendorSection } from './VendorSection.tsx';

const sdk = vi.hoisted(() => ({
  ...{
    listVendorWallets: vi.fn(),
    listVendorTransfers: vi.fn(),
    collectVendorWallets: vi.fn(),
    transferMoney: vi.fn(),
    getTransfer: vi.fn(),
    listBonuses: vi.fn(),
  },
}));
vi.mock('@mekong/api-client/sdk/listVendorWallets', () => ({ listVendorWallets: sdk.listVendorWallets }));
vi.mock('@mekong/api-client/sdk/listVendorTransfers', () => ({ listVendorTransfers: sdk.listVendorTransfers }));
vi.mock('@mekong/api-client/sdk/collectVendorWallets', () => ({ collectVendorWallets: sdk.collectVendorWallets }));
vi.mock('@mekong/api-client/sdk/getTransfer', () => ({ getTransfer: sdk.getTransfer }));
vi.mock('@mekong/api-client/sdk/listBonuses', () => ({ listBonuses: sdk.listBonuses }));
vi.mock('@mekong/api-client/sdk/transferMoney', () => ({ transferMoney: sdk.transferMoney }));

const wallets: VendorWallets = {
  ...{ isSingle: false, currency: 'KHR', cash: '800000.0000', atVendors: '200000.0000', step: '0.0100' },
  content: [
    {
      ...{ vassalage: 'HOUSE', name: 'Mekong', balance: '200000.0000', openBets: '1000.0000' },
      ...{ isUnderMaintenance: false, canReceive: true },
    },
    {
      ...{ vassalage: 'LOTUS', name: 'Lotus Slots', balance: '0.0000', openBets: '0.0000' },
      ...{ isUnderMaintenance: true, canReceive: false, reason: 'MAINTENANCE' },
    },
  ],
};
const made = {
  ...{ transferNo: 'V7K2M9QX', isSender: true, partnerIs: 'OWN_WALLET', partner: 'Mekong', currency: 'KHR' },
  ...{ state: 'COMPLETED', amount: '50000.0000', at: '2026-11-27T09:00:00.000Z', toVendor: 'HOUSE' },
};

beforeAll(() => activate('EN', ['shell', 'account', 'games', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 });
  sdk.listVendorWallets.mockResolvedValue(wallets);
  sdk.listVendorTransfers.mockResolvedValue({ content: [] });
  sdk.listBonuses.mockResolvedValue({ content: [], contributions: [], currency: 'KHR' });
});
afterEach(() => {
  cleanup();
  session.clear();
  localStorage.clear();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

function mount(page: () => React.ReactNode): void {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createRouter({
    routeTree: createRootRoute({ component: page }),
    history: createMemoryHistory({ initialEntries: ['/member'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
}
const show = () => mount(() => <VendorSection hrefOf={(no) => `#${no}`} />);
const amountField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });

test('each wallet says what lies there, what is open, and why it takes no money', async () => {
  show();
  const list = await screen.findByRole('list', { name: 'Wallets at providers' });
  const [house, lotus] = within(list).getAllByRole('listitem');
  expect(house?.textContent).toMatch(/Mekong.*200,000.*In open bets: .*1,000/);
  expect(lotus?.textContent).toMatch(/Lotus Slots.*Under maintenance/);
  expect(within(lotus as HTMLElement).queryByRole('button', { name: /Bring/ })).toBeNull();
});

test('money is moved from the chosen wallet, once, and all of it by one press', async () => {
  sdk.transferMoney.mockResolvedValue(made);
  show();
  fireEvent.click(await screen.findByRole('button', { name: /Bring back.*Mekong/ }));
  const field = await amountField();
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.click(screen.getByRole('button', { name: /All of it: .*200,000/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Move the money' }));
  await waitFor(() => expect(sdk.transferMoney).toHaveBeenCalledOnce());
  expect(sdk.transferMoney.mock.lastCall?.[0]).toMatchObject({
    body: { direction: 'OWN', fromVendor: 'HOUSE', amount: '200000.0000' },
    idempotencyKey: expect.any(String),
  });
  await waitFor(() => expect(field.value).toBe(''));
  expect(sdk.listVendorWallets.mock.calls.length).toBeGreaterThan(1);
});

test('money without an answer is sent again under its key, and what was typed stays', async () => {
  sdk.transferMoney.mockRejectedValueOnce(new ApiError({ code: 'NETWORK', status: 0 })).mockResolvedValueOnce(made);
  show();
  const field = await amountField();
  fireEvent.change(field, { target: { value: '50000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Move the money' }));
  await screen.findByText("We don't know yet whether your money was moved");
  expect(field.value).toMatch(/50.?000/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sdk.transferMoney).toHaveBeenCalledTimes(2));
  const [first, second] = sdk.transferMoney.mock.calls.map(([call]) => call.idempotencyKey);
  expect(second).toBe(first);
});

test('more than there is, and two times the same wallet, are refused before anything is sent', async () => {
  show();
  const field = await amountField();
  fireEvent.change(field, { target: { value: '900000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Move the money' }));
  expect(await screen.findByText(/You can move .*800,000.* or less/)).toBeTruthy();
  expect(sdk.transferMoney).not.toHaveBeenCalled();
});

test.each([
  ['swapped', false, 1],
  ['not swapped while credit is overdue, so that nothing leaves the main wallet', true, 0],
])('the two wallets are %s', async (_what, hasOverdueCredit, count) => {
  sdk.listVendorWallets.mockResolvedValue({ ...wallets, hasOverdueCredit });
  show();
  await amountField();
  expect(screen.queryAllByRole('button', { name: 'Swap the two wallets' })).toHaveLength(count);
});

test('everything is collected at once, and a broken connection tries the same collecting again', async () => {
  const collected = { currency: 'KHR', amount: '200000.0000', transfers: [] };
  sdk.collectVendorWallets
    .mockRejectedValueOnce(new ApiError({ code: 'NETWORK', status: 0 }))
    .mockResolvedValueOnce(collected);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Collect all' }));
  await screen.findByText("We don't know yet whether your money was collected");
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sdk.collectVendorWallets).toHaveBeenCalledTimes(2));
  const [first, second] = sdk.collectVendorWallets.mock.calls.map(([call]) => call.idempotencyKey);
  expect(second).toBe(first);
});

test.each([
  ['nothing', { ...wallets, isSingle: true, content: [], atVendors: '0.0000' }, false],
  ['what is left there', { ...wallets, isSingle: true, content: wallets.content.slice(0, 1) }, true],
] as const)('where one wallet pays for all games %s is shown', async (_what, answer, isShown) => {
  sdk.listVendorWallets.mockResolvedValue(answer);
  show();
  await waitFor(() => expect(sdk.listVendorWallets).toHaveBeenCalled());
  if (isShown) expect(await screen.findByText('One wallet pays for all games now')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Collect all' }) !== null).toBe(isShown));
});

test.each([
  ['from the main wallet', { toVendor: 'HOUSE', toName: 'Mekong' }, ['Main wallet', 'Mekong']],
  ['back', { fromVendor: 'HOUSE', fromName: 'Mekong', toVendor: undefined }, ['Mekong', 'Main wallet']],
  [
    'between two providers',
    { fromVendor: 'LOTUS', fromName: 'Lotus Slots', toVendor: 'HOUSE', toName: 'Mekong' },
    ['Lotus Slots', 'Mekong'],
  ],
] as const)('the receipt of a transfer %s names both wallets', async (_way, way, names) => {
  sdk.getTransfer.mockResolvedValue({ ...made, ...way });
  mount(() => <OwnReceipt transferNo="V7K2M9QX" closeHref="/member" />);
  await screen.findByText('From');
  const values = ['From', 'To'].map((label) => screen.getByText(label).nextElementSibling?.textContent);
  expect(values).toEqual(names);
});

test('a game without money at its provider offers to bring some, and opens when it is there', async () => {
  sdk.transferMoney.mockResolvedValue(made);
  const onPlay = vi.fn();
  mount(() => <PurseTransfer vendor="HOUSE" onPlay={onPlay} otherwise={<p>Too low</p>} />);
  await screen.findByRole('heading', { name: 'Bring money to Mekong first' });
  fireEvent.change(await amountField(), { target: { value: '50000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Move the money and play' }));
  await waitFor(() => expect(onPlay).toHaveBeenCalledOnce());
  expect(sdk.transferMoney.mock.lastCall?.[0].body).toEqual({
    ...{ direction: 'OWN', toVendor: 'HOUSE', amount: '50000.0000' },
  });
});

test.each([
  ['where one wallet pays for all games', { ...wallets, isSingle: true, atVendors: '0.0000' }, 'Too low'],
  ['while its provider takes none', { ...wallets, content: wallets.content.slice(1) }, 'Too low'],
  ['with nothing in the main wallet', { ...wallets, cash: '0.0000' }, 'There is no money in your main wallet'],
  [
    'to an agent whose overdue credit took the last of the main wallet',
    { ...wallets, cash: '0.0000', hasOverdueCredit: true },
    'Your credit is overdue',
  ],
] as const)('a game offers no transfer %s', async (_when, answer, said) => {
  sdk.listVendorWallets.mockResolvedValue(answer);
  mount(() => <PurseTransfer vendor="HOUSE" onPlay={vi.fn()} otherwise={<p>Too low</p>} />);
  expect(await screen.findByText(said)).toBeTruthy();
});

test('money that was left at providers is brought back before a game that one wallet pays for, which then opens', async () => {
  sdk.listVendorWallets.mockResolvedValue({
    ...wallets,
    isSingle: true,
    cash: '0.0000',
    content: wallets.content.slice(0, 1),
  });
  sdk.collectVendorWallets.mockResolvedValue({ currency: 'KHR', amount: '200000.0000', transfers: [] });
  const onPlay = vi.fn();
  mount(() => <PurseTransfer vendor="HOUSE" onPlay={onPlay} otherwise={<p>Too low</p>} />);
  expect(await screen.findByText(/200,000.* of yours is left at providers/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Bring it back and play' }));
  await waitFor(() => expect(onPlay).toHaveBeenCalledOnce());
});

const bonusLast = 'Bonus money is bet once no cash is left in any of your wallets.';

test.each([
  ['is moved', wallets],
  ['is missing', { ...wallets, cash: '0.0000' }],
])('who has a bonus in play reads why it does not pay for a game, where money %s', async (_what, answer) => {
  sdk.listVendorWallets.mockResolvedValue(answer);
  sdk.listBonuses.mockResolvedValue({ content: [{ state: 'ACTIVE' }], contributions: [], currency: 'KHR' });
  mount(() => <PurseTransfer vendor="HOUSE" onPlay={vi.fn()} otherwise={<p>Too low</p>} />);
  expect(await screen.findByText(bonusLast)).toBeTruthy();
});

test.each([
  ['says', false, 1],
  ['does not say', true, 0],
] as const)(
  'how a bonus works %s when it pays at providers (one wallet for all: %s)',
  async (_what, isSingle, count) => {
    session.set({ wallet: { isSingle, currency: 'KHR', currencySymbol: '៛', decimals: 2 } });
    mount(() => <BonusRules contributions={[]} />);
    fireEvent.click(await screen.findByRole('button', { name: 'How the bonus works' }));
    await screen.findByText(/Your cash is bet first/);
    await waitFor(() => expect(screen.queryAllByText(bonusLast)).toHaveLength(count));
  },
);

test('a wallet that takes no money for who leaves play says so of a break and of the end of the account', async () => {
  const [house] = wallets.content;
  const content = [{ ...house, canReceive: false, reason: 'EXCLUDED' }];
  sdk.listVendorWallets.mockResolvedValue({ ...wallets, content });
  show();
  const list = await screen.findByRole('list', { name: 'Wallets at providers' });
  expect(list.textContent).toContain('You take a break or close your account');
});
