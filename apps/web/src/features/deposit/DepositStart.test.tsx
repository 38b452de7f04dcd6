import { ApiError } from '@mekong/api-client/errors';
import { session } from '@mekong/api-client/session';
import type { BonusOffers, DepositMethod, DepositOrder, SaferPlay } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { dropDraft } from '../../state/drafts.ts';
import { DepositStart } from './DepositStart.tsx';

const { getDepositMethods, listDeposits, createDeposit, getSaferPlay, getBonusOffers } = vi.hoisted(() => ({
  getBonusOffers: vi.fn(),
  getSaferPlay: vi.fn(),
  getDepositMethods: vi.fn(),
  listDeposits: vi.fn(),
  createDeposit: vi.fn(),
}));
vi.mock('@mekong/api-client/sdk/getDepositMethods', () => ({ getDepositMethods }));
vi.mock('@mekong/api-client/sdk/getBonusOffers', () => ({ getBonusOffers }));
vi.mock('@mekong/api-client/sdk/getSaferPlay', () => ({ getSaferPlay }));
vi.mock('@mekong/api-client/sdk/listDeposits', () => ({ listDeposits }));
vi.mock('@mekong/api-client/sdk/createDeposit', () => ({ createDeposit }));

const terms = { step: '1.0000', feeFixed: '0.0000', feePpm: 0, etaSeconds: 15, takesParts: false, isOpen: true };
const khqr: DepositMethod = { ...terms, method: 'KHQR', kind: 'QR', min: '4000.0000', max: '40000000.0000' };
const bank: DepositMethod = { ...khqr, method: 'BANK', kind: 'BANK', feeFixed: '1000.0000', etaSeconds: 1_800 };
const order: DepositOrder = {
  ...{ orderNo: 'D7K2M9QX', method: 'KHQR', kind: 'QR', currency: 'KHR', amount: '50000.0000', credited: '0.0000' },
  ...{ state: 'CREATED', isLate: false, createdAt: '2026-11-22T09:00:00.000Z', expiresAt: '2026-11-22T09:10:00.000Z' },
};
const safer: SaferPlay = { timeZone: 'Asia/Phnom_Penh', limits: [], checkMinutes: 30, helpLines: [] };
const bonuses: BonusOffers = {
  ...{ currency: 'KHR', isBusy: false, contributions: [{ category: 'RNG', percent: 100 }] },
  offers: [
    {
      id: '7',
      kind: 'FIRST',
      percent: 50,
      most: '400000.0000',
      least: '20000.0000',
      times: 10,
      days: 30,
      maxStake: '20000.0000',
      maxWin: '2000000.0000',
    },
  ],
};
const onOrder = vi.fn();

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 });
  getDepositMethods.mockResolvedValue({ currency: 'KHR', methods: [khqr, bank] });
  getSaferPlay.mockResolvedValue(safer);
  getBonusOffers.mockResolvedValue({ ...bonuses, offers: [] });
  listDeposits.mockResolvedValue({ content: [] });
  createDeposit.mockResolvedValue(order);
});
afterEach(() => {
  cleanup();
  session.clear();
  dropDraft('deposit 1');
  localStorage.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function mount(): void {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const Page = () => <DepositStart search={{}} onOrder={onOrder} hrefOf={(orderNo) => `#${orderNo}`} />;
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory({ initialEntries: ['/member'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
}
function show(): Promise<HTMLInputElement> {
  mount();
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
}
const type = (amount: HTMLElement, value: string) => fireEvent.change(amount, { target: { value } });
const press = async (name = 'Continue to payment') =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('a method that is shut says why and is passed over', async () => {
  getDepositMethods.mockResolvedValue({ currency: 'KHR', methods: [{ ...khqr, isOpen: false }, bank] });
  await show();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'KHQR' }).disabled).toBe(true);
  expect(screen.getByText(/^Not available right now/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bank transfer' }).checked).toBe(true);
});

test('nothing can be paid in while the account is being closed, and the page says why and where to go', async () => {
  getSaferPlay.mockResolvedValue({ ...safer, isClosing: true });
  mount();
  await screen.findByText('Deposits have ended because your account is being closed');
  expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toContain('page=withdraw');
  expect(screen.getByRole('link', { name: /account stands/ }).getAttribute('href')).toContain('page=privacy');
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

test('an amount outside of the bounds is refused in place, in the digits of any language', async () => {
  const amount = await show();
  type(amount, '៣៩៩៩');
  await press();
  expect(await screen.findByText('This method takes ៛ 4,000 or more.')).toBeTruthy();
  expect(createDeposit).not.toHaveBeenCalled();
});

test('what is paid, what it costs and what arrives stand there before anything is sent', async () => {
  const amount = await show();
  fireEvent.click(screen.getByRole('radio', { name: 'Bank transfer' }));
  type(amount, '50000');
  const arrives = (await screen.findByText('Arrives in your wallet')).parentElement;
  expect(arrives?.textContent).toContain('49,000');
});

test('a bonus is chosen by nobody but the member, who reads before what it asks for in money', async () => {
  getBonusOffers.mockResolvedValue(bonuses);
  const amount = await show();
  const none = await screen.findByRole<HTMLInputElement>('radio', { name: 'No bonus' });
  expect(none.checked).toBe(true);
  type(amount, '40000');
  const offer = screen.getByRole('radio', { name: /Bonus of .?50%.?, up to .?៛.?400,000/ });
  await waitFor(() =>
    expect(document.body.textContent).toMatch(
      /Deposit .40,000, get a bonus of .20,000, bet .600,000 before \S+ \S+ 20\d\d/,
    ),
  );
  expect(document.body.textContent).toMatch(
    /Bet .20,000 at most each time.*At most .2,000,000 of bonus money becomes cash/,
  );
  expect(document.body.textContent).toContain('How the bonus works');
  fireEvent.click(offer);
  expect(screen.getByRole('button', { name: 'How the bonus works' })).toBeTruthy();
  await press();
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith('D7K2M9QX'));
  expect(createDeposit.mock.calls[0]?.[0].body).toEqual({ method: 'KHQR', amount: '40000.0000', offerId: '7' });
});

test('the button of a deposit waits for the bonuses that stand above it, and does without those that fail', async () => {
  const answer = Promise.withResolvers<BonusOffers>();
  getBonusOffers.mockReturnValue(answer.promise);
  mount();
  await waitFor(() => expect(getDepositMethods).toHaveBeenCalled());
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
  answer.reject(new ApiError({ code: 'NETWORK', status: 0 }));
  expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'No bonus' })).toBeNull();
});

test('a bonus that needs more is refused in place', async () => {
  getBonusOffers.mockResolvedValue(bonuses);
  const amount = await show();
  fireEvent.click(await screen.findByRole('radio', { name: /Bonus of .?50%/ }));
  type(amount, '19000');
  await press();
  expect(await screen.findByText('This bonus needs a deposit of ៛ 20,000 or more.')).toBeTruthy();
  expect(createDeposit).not.toHaveBeenCalled();
});

test('a bonus that is over is let go of, and the deposit can be made without it', async () => {
  getBonusOffers.mockResolvedValueOnce(bonuses);
  createDeposit.mockRejectedValueOnce(new ApiError({ code: 'PROMO_CLOSED', status: 409 }));
  type(await show(), '40000');
  fireEvent.click(await screen.findByRole('radio', { name: /Bonus of .?50%/ }));
  await press();
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Bonus of .?50%/ })).toBeNull());
  await press();
  await waitFor(() => expect(onOrder).toHaveBeenCalled());
  expect(createDeposit.mock.calls[1]?.[0].body).toEqual({ method: 'KHQR', amount: '40000.0000' });
});

test('two presses make one order', async () => {
  type(await show(), '50000');
  const button = screen.getByRole('button', { name: 'Continue to payment' });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith('D7K2M9QX'));
  expect(createDeposit).toHaveBeenCalledTimes(1);
  expect(createDeposit.mock.calls[0]?.[0].body).toEqual({ method: 'KHQR', amount: '50000.0000' });
});

test('the same deposit that another tab has begun is asked about before a second one is made', async () => {
  const amount = await show();
  listDeposits.mockResolvedValue({ content: [{ ...order, state: 'PENDING' }] });
  type(amount, '50000');
  await press();
  expect((await screen.findByRole('link', { name: 'Continue with order D7K2M9QX' })).getAttribute('href')).toBe(
    '#D7K2M9QX',
  );
  expect(createDeposit).not.toHaveBeenCalled();
  await press('Start another deposit');
  await waitFor(() => expect(createDeposit).toHaveBeenCalledTimes(1));
});

test('a deposit without an answer keeps what was typed, and is sent again as the same one', async () => {
  const amount = await show();
  createDeposit.mockRejectedValueOnce(new ApiError({ code: 'NETWORK', status: 0 }));
  type(amount, '50000');
  await press();
  await screen.findByText("We don't know yet whether your deposit was started");
  expect(amount.value.replace(',', '')).toBe('50000');
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
  await press('Try again');
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith('D7K2M9QX'));
  const keys = createDeposit.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('a deposit without an answer can be given up', async () => {
  createDeposit.mockRejectedValueOnce(new ApiError({ code: 'NETWORK', status: 0 }));
  type(await show(), '50000');
  await press();
  await press('Start over');
  expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeTruthy();
  expect(localStorage.length).toBe(0);
});

test('a refusal of the gateway is said, and the methods are asked for anew', async () => {
  createDeposit.mockRejectedValueOnce(new ApiError({ code: 'METHOD_UNAVAILABLE', status: 409 }));
  type(await show(), '50000');
  await press();
  await screen.findByText('This payment method is not available right now.');
  await waitFor(() => expect(getDepositMethods).toHaveBeenCalledTimes(2));
});

test('a currency that no method takes leads to people who can help', async () => {
  getDepositMethods.mockResolvedValue({ currency: 'KHR', methods: [] });
  void show().catch(() => undefined);
  expect((await screen.findByRole('link', { name: 'Contact us' })).getAttribute('href')).toBe('/help/contact');
});
