import { ApiError } from '@mekong/api-client/errors';
import { session } from '@mekong/api-client/session';
import type { PayoutAccount, PayoutMethods, Withdrawable, Withdrawal } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/Providers.tsx';
import { permissionInfo } from '../../../app/permission.fixtures.ts';
import { createQueryClient } from '../../../app/query-client.ts';
import { statusQuery } from '../../../queries/status.ts';
import { dropAllDrafts } from '../../../state/drafts.ts';
import { WithdrawStart } from './WithdrawStart.tsx';

const sdk = vi.hoisted(() => ({
  getWithdrawable: vi.fn(),
  getPayoutMethods: vi.fn(),
  listPayoutAccounts: vi.fn(),
  getPaymentPassword: vi.fn(),
  getProofs: vi.fn(),
  listWithdrawals: vi.fn(),
  createWithdrawal: vi.fn(),
  provePaymentPassword: vi.fn(),
  removePayoutAccount: vi.fn(),
}));
vi.mock('@mekong/api-client/sdk/getWithdrawable', () => sdk);
vi.mock('@mekong/api-client/sdk/getPayoutMethods', () => sdk);
vi.mock('@mekong/api-client/sdk/listPayoutAccounts', () => sdk);
vi.mock('@mekong/api-client/sdk/getPaymentPassword', () => sdk);
vi.mock('@mekong/api-client/sdk/getProofs', () => sdk);
vi.mock('@mekong/api-client/sdk/listWithdrawals', () => sdk);
vi.mock('@mekong/api-client/sdk/createWithdrawal', () => sdk);
vi.mock('@mekong/api-client/sdk/provePaymentPassword', () => sdk);
vi.mock('@mekong/api-client/sdk/removePayoutAccount', () => sdk);

const wallet: Withdrawable = {
  ...{ currency: 'KHR', cash: '140000.0000', withdrawable: '90000.0000', locked: '50000.0000', onHold: '0.0000' },
  ...{ bonus: '0.0000', openBets: '0.0000', ordersLeft: 3, amountLeft: '5000000.0000', reviewAbove: '400000.0000' },
  ...{ identity: 'DONE' },
  resetsAt: '2026-11-22T17:00:00.000Z',
  locks: [
    {
      ...{ reason: 'TURNOVER', orderNo: 'D7K2M9QX', amount: '50000.0000', required: '50000.0000', done: '10000.0000' },
      since: '2026-11-22T09:01:12.000Z',
    },
  ],
};
const offer: PayoutMethods = {
  currency: 'KHR',
  methods: [
    {
      ...{ method: 'BANK', kind: 'BANK', min: '20000.0000', largestPart: '20000000.0000', step: '1.0000' },
      ...{ feeFixed: '1000.0000', feePpm: 0, etaSeconds: 3_600, isOpen: true },
      institutions: [{ code: 'DEVB', name: 'Dev Bank' }],
    },
  ],
};
const account: PayoutAccount = {
  ...{ id: '7', method: 'BANK', kind: 'BANK', institution: 'DEVB', institutionName: 'Dev Bank', numberEnd: '6789' },
  ...{ holder: 'Sok Dara', state: 'ACTIVE', usableFrom: '2026-11-22T09:00:00.000Z', isDefault: true },
};
const order: Withdrawal = {
  ...{ orderNo: 'W7K2M9QX', method: 'BANK', institutionName: 'Dev Bank', numberEnd: '6789', currency: 'KHR' },
  ...{ amount: '60000.0000', fee: '1000.0000', arrives: '59000.0000', paid: '0.0000', givenBack: '0.0000' },
  ...{ state: 'REQUESTED', createdAt: '2026-11-22T09:00:00.000Z' },
};
const onOrder = vi.fn();

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 });
  sdk.getWithdrawable.mockResolvedValue(wallet);
  sdk.getPayoutMethods.mockResolvedValue(offer);
  sdk.listPayoutAccounts.mockResolvedValue({ accounts: [account], most: 5 });
  sdk.getPaymentPassword.mockResolvedValue({ isSet: true });
  sdk.getProofs.mockResolvedValue({ methods: ['password'] });
  sdk.listWithdrawals.mockResolvedValue({ content: [] });
  sdk.provePaymentPassword.mockResolvedValue({ isSet: true });
  sdk.createWithdrawal.mockResolvedValue(order);
});
afterEach(() => {
  cleanup();
  session.clear();
  dropAllDrafts();
  localStorage.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function show(): void {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const Page = () => <WithdrawStart onOrder={onOrder} hrefOf={(orderNo) => `#${orderNo}`} />;
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
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const secret = () => screen.getByLabelText<HTMLInputElement>(/^Withdrawal password/);

/** Fills the form in, and sends it. */
async function send(value: string, password = '402817'): Promise<HTMLInputElement> {
  show();
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  type(amount, value);
  type(secret(), password);
  await press('Send the request');
  return amount;
}

test('the page says what can be withdrawn, what is locked and why, and what is left of the day', async () => {
  show();
  const facts = await screen.findByRole('region', { name: 'Can be withdrawn' });
  expect(facts.textContent).toMatch(/90,000\.00.*Locked.*50,000\.00.*Withdrawals left today3/);
  const lock = screen.getByRole('link', { name: 'Deposit D7K2M9QX' });
  expect(lock.getAttribute('href')).toBe('/member?page=depositv2&order=D7K2M9QX');
});

test.each([
  ['90001', /^You can withdraw .*90,000\.00 or less\.$/],
  ['20999', /^At least .*20,000 has to arrive after the fee\.$/],
])('the form refuses %s in place, and sends nothing', async (value, text) => {
  await send(value);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(sdk.provePaymentPassword).not.toHaveBeenCalled();
  expect(sdk.createWithdrawal).not.toHaveBeenCalled();
});

test('the form proves the password, then sends the request once', async () => {
  await send('60000');
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith('W7K2M9QX'));
  expect(sdk.provePaymentPassword.mock.calls).toEqual([[{ body: { paymentPassword: '402817' } }]]);
  expect(sdk.createWithdrawal.mock.calls.map(([{ body }]) => body)).toEqual([{ accountId: '7', amount: '60000.0000' }]);
});

test.each([
  ['is wrong', 'AUTH_BAD_CREDENTIALS', {}, 'This is not your withdrawal password.'],
  ['was wrong too often', 'AUTH_LOCKED', { retryAfter: 900 }, 'Too many wrong passwords. Try again in 15 minutes.'],
] as const)(
  'the form keeps the amount when the password %s, and says so at the password',
  async (_, code, params, text) => {
    sdk.provePaymentPassword.mockRejectedValueOnce(new ApiError({ code, status: 401, params } as never));
    const amount = await send('60000');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(secret().value).toBe('');
    expect(amount.value.replace(',', '')).toBe('60000');
    expect(sdk.createWithdrawal).not.toHaveBeenCalled();
  },
);

test('the form sends a request without an answer again as the same one', async () => {
  sdk.createWithdrawal.mockRejectedValueOnce(new ApiError({ code: 'NETWORK', status: 0 }));
  await send('60000');
  await screen.findByText("We don't know yet whether your withdrawal was requested");
  expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull();
  await press('Try again');
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith('W7K2M9QX'));
  const keys = sdk.createWithdrawal.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('the page asks for a password first where there is none, and for an account', async () => {
  sdk.getPaymentPassword.mockResolvedValue({ isSet: false });
  sdk.listPayoutAccounts.mockResolvedValue({ accounts: [], most: 5 });
  show();
  expect(await screen.findByRole('button', { name: 'Set the withdrawal password' })).toBeTruthy();
  const needs = screen.getByRole('list', { name: 'Before you can withdraw' });
  expect(within(needs).getAllByText('To do')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Add the account' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull();
});

test('the page says what is still to be done beside a bonus that comes first', async () => {
  sdk.getWithdrawable.mockResolvedValue({ ...wallet, hasBonus: true, identity: 'NEEDED' });
  show();
  expect(await screen.findByText('Your bonus comes first')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the identity check' }).getAttribute('href')).toBe('/member?page=kyc');
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

test('the page lets a request be made when a document has run out, and says what waits', async () => {
  sdk.getWithdrawable.mockResolvedValue({ ...wallet, identity: 'EXPIRED' });
  show();
  expect(await screen.findByText('Your document has run out')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Before you can withdraw' })).toBeNull();
});

test('the page says that a bonus comes first, with the way to it, and offers no form', async () => {
  sdk.getWithdrawable.mockResolvedValue({ ...wallet, hasBonus: true });
  show();
  expect(await screen.findByText('Your bonus comes first')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'See your bonus' });
  expect(link.getAttribute('href')).toBe('/member?page=bonusDetails');
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

test('the page says from when on an account can be used, and offers no form before', async () => {
  const waiting: PayoutAccount = { ...account, state: 'WAITING', usableFrom: '2099-11-23T09:00:00.000Z' };
  sdk.listPayoutAccounts.mockResolvedValue({ accounts: [waiting], most: 5 });
  show();
  const needs = await screen.findByRole('list', { name: 'Before you can withdraw' });
  expect(within(needs).getByText(/^Can be used from/).textContent).toMatch(/2099/);
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

test('the list removes an account after a yes', async () => {
  sdk.removePayoutAccount.mockResolvedValue({ accounts: [], most: 5 });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: Dev Bank •••• 6789' }));
  expect(sdk.removePayoutAccount).not.toHaveBeenCalled();
  await press('Remove the account');
  expect(await screen.findByRole('list', { name: 'Before you can withdraw' })).toBeTruthy();
  expect(sdk.removePayoutAccount.mock.calls).toEqual([[{ path: { accountId: '7' } }]]);
});

test('an account that was being added is there again when its owner comes back, until it is given up', async () => {
  const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Account number' });
  const begin = async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Add an account' }));
  };
  await begin();
  type(number(), '000 123 456');
  cleanup();
  await begin();
  expect(number().value).toBe('000 123 456');
  await press('Cancel');
  await press('Add an account');
  expect(number().value).toBe('');
});
