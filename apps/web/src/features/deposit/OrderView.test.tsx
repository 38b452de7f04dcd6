/** Why this file stays whole: one view in each state of an order, shown by the same stand-ins for calls. */
import { ApiError } from '@mekong/api-client/errors';
import { session } from '@mekong/api-client/session';
import type { DepositDetail, DepositOrder } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { OrderView } from './OrderView.tsx';

const { getDeposit, getDepositMethods, cancelDeposit, uploadFile, attachSlips, redeemVoucher, getSaferPlay } =
  vi.hoisted(() => ({
    redeemVoucher: vi.fn(),
    getSaferPlay: vi.fn(),
    uploadFile: vi.fn(),
    attachSlips: vi.fn(),
    getDeposit: vi.fn(),
    getDepositMethods: vi.fn(),
    cancelDeposit: vi.fn(),
  }));
vi.mock('@mekong/api-client/sdk/getSaferPlay', () => ({ getSaferPlay }));
vi.mock('@mekong/api-client/sdk/redeemVoucher', () => ({ redeemVoucher }));
vi.mock('@mekong/api-client/sdk/getDeposit', () => ({ getDeposit }));
vi.mock('@mekong/api-client/sdk/getDepositMethods', () => ({ getDepositMethods }));
vi.mock('@mekong/api-client/sdk/cancelDeposit', () => ({ cancelDeposit }));
vi.mock('@mekong/api-client/sdk/uploadFile', () => ({ uploadFile }));
vi.mock('@mekong/api-client/sdk/attachSlips', () => ({ attachSlips }));

const order: DepositOrder = {
  ...{ orderNo: 'D7K2M9QX', method: 'BANK', kind: 'BANK', currency: 'KHR', amount: '50000.0000', credited: '0.0000' },
  ...{ state: 'PENDING', isLate: false, createdAt: '2026-11-22T09:00:00.000Z', expiresAt: '2099-11-23T09:00:00.000Z' },
};
type Payment = DepositDetail['payments'][number];
const payment = (amount: string, state: Payment['state'] = 'APPLIED'): Payment => ({
  ...{ amount, currency: 'KHR', fee: '0.0000', state, paidAt: '2026-11-22T09:01:00.000Z' },
});
const paid = (amount: string) =>
  ({ state: 'COMPLETED', credited: amount, completedAt: '2026-11-22T09:01:00.000Z' }) as const;

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => void getDepositMethods.mockResolvedValue({ currency: 'KHR', methods: [] }));
afterEach(() => {
  session.clear();
  cleanup();
  vi.clearAllMocks();
});

const onReturned = vi.fn();

function show(change: Partial<DepositOrder>, more: Partial<DepositDetail> = {}, isBack = false) {
  getDeposit.mockResolvedValue({ order: { ...order, ...change }, payments: [], ...more } satisfies DepositDetail);
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  render(
    <Providers queryClient={queryClient}>
      <OrderView
        orderNo={order.orderNo}
        isBack={isBack}
        onReturned={onReturned}
        startHref={({ amount }) => `#again-${amount ?? ''}`}
      />
    </Providers>,
  );
}

test.each([
  ['expired', { state: 'EXPIRED' }, [], 'The time to pay is over', /credited when it arrives/],
  ['cancelled', { state: 'CANCELLED' }, [], 'You cancelled this order', /credited when it arrives/],
  [
    'cancelled by a break',
    { state: 'CANCELLED', cancelReason: 'CLOSED' },
    [],
    'This order was cancelled',
    /Deposits are closed for you\. .*sent back/,
  ],
  [
    'cancelled by a limit',
    { state: 'CANCELLED', cancelReason: 'LIMIT' },
    [],
    'This order was cancelled',
    /does not fit your deposit limit/,
  ],
  ['failed', { state: 'FAILED' }, [], 'The provider did not accept this order', /Nothing was charged/],
  [
    'taken back',
    { state: 'REVERSED' },
    [payment('50000.0000', 'REVERSED')],
    'Your bank took this payment back',
    /out of your wallet/,
  ],
  [
    'paid late',
    { ...paid('50000.0000'), isLate: true },
    [payment('50000.0000')],
    '៛\u00a050,000.00 is in your wallet',
    /after the order had ended/,
  ],
  [
    'paid too little',
    paid('40000.0000'),
    [payment('40000.0000')],
    '៛\u00a040,000.00 is in your wallet',
    /instead of ៛50,000.00\. What you paid/,
  ],
  [
    'paid too much',
    paid('60000.0000'),
    [payment('60000.0000')],
    '៛\u00a060,000.00 is in your wallet',
    /instead of ៛50,000.00\. All of it/,
  ],
] satisfies [string, Partial<DepositOrder>, Payment[], string, RegExp][])(
  'an order that was %s says so, with what became of the money',
  async (_, change, payments, title, more) => {
    show(change, { payments });
    const words = (
      await screen.findAllByRole(change.state === 'FAILED' || change.state === 'REVERSED' ? 'alert' : 'status')
    )
      .map(({ textContent }) => textContent)
      .find((text) => text?.includes(title));
    expect(words).toMatch(more);
  },
);

test('an order that ended unpaid begins again with its method and amount', async () => {
  show({ state: 'EXPIRED' });
  expect((await screen.findByRole('link', { name: 'Start again' })).getAttribute('href')).toBe('#again-50000');
});

test.each([
  ['ended unpaid', { state: 'EXPIRED' }, /^The time to pay is over.*Deposits are closed for you/],
  ['failed', { state: 'FAILED' }, /^The provider did not accept this order.*Deposits are closed for you/],
  ['found nobody', { state: 'FAILED', kind: 'C2C' }, /^Nobody was found to pay.*Deposits are closed for you/],
  ['is complete', paid('50000.0000'), /^៛\s50,000.00 is in your wallet/],
] satisfies [string, Partial<DepositOrder>, RegExp][])(
  'an order that %s leads to no other one during a break',
  async (_what, change, words) => {
    session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 });
    getSaferPlay.mockResolvedValue({
      limits: [],
      break: { kind: 'TIME_OUT', period: '7D', beganAt: '2026-11-22T04:00:00.000Z' },
    });
    show(change, { payments: change.state === 'COMPLETED' ? [payment('50000.0000')] : [] });
    await screen.findByRole('link', { name: 'See your deposits' });
    await waitFor(() => expect(screen.queryByRole('link', { name: /Start again|another deposit/ })).toBeNull());
    const said = screen
      .getAllByRole(change.state === 'FAILED' ? 'alert' : 'status')
      .map(({ textContent }) => textContent);
    expect(said).toContainEqual(expect.stringMatching(words));
  },
);

test('an order whose slip could not be read leads to somebody who can be asked', async () => {
  show({ ...{ method: 'BANK', kind: 'BANK', state: 'FAILED' }, slipReason: 'UNREADABLE' });
  expect((await screen.findByRole('link', { name: 'Contact us' })).getAttribute('href')).toBe('/help/contact');
  expect(screen.getByRole('link', { name: 'Start again' })).toBeTruthy();
});

test('an order of which a part is paid asks for the rest, and cannot be cancelled', async () => {
  show(
    { credited: '20000.0000' },
    { instructions: { accountNumber: '000 123 456' }, payments: [payment('20000.0000')] },
  );
  expect((await screen.findAllByText('Still to pay'))[0]?.parentElement?.textContent).toContain('30,000');
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
});

test.each([
  ['a bank transfer', 'BANK', [], /Fee.*1,500.*Arrives in your wallet.*48,500/],
  ['a transfer to another member', 'C2C', [], /Fee.*1,500.*Arrives in your wallet.*48,500/],
  ['the rest of a transfer', 'BANK', [payment('20000.0000')], /Fee.*1,300.*Arrives in your wallet.*28,700/],
] as const)('a payer reads what arrives of %s, less its fee', async (_what, kind, payments, words) => {
  const terms = { min: '4000.0000', max: '4000000.0000', step: '1.0000', feeFixed: '1000.0000', feePpm: 10_000 };
  const method = { ...terms, method: kind, kind, etaSeconds: 15, takesParts: true, isOpen: true };
  getDepositMethods.mockResolvedValue({ currency: 'KHR', methods: [method] });
  show({ kind, method: kind }, { instructions: { accountNumber: '000 123 456' }, payments: [...payments] });
  const arrives = await screen.findByText('Arrives in your wallet');
  expect(arrives.closest('dl')?.textContent).toMatch(words);
});

test.each([
  ['that waits shows the bonus that it is to bring', {}, true],
  ['that has expired shows none', { state: 'EXPIRED' }, false],
] as const)('an order %s', async (_what, change, isShown) => {
  show({ bonus: '25000.0000', ...change }, { instructions: {} });
  const tracker = await screen.findByRole('region', { name: 'Progress of the deposit' });
  expect(tracker.textContent.includes('Bonus of this deposit៛25,000.00')).toBe(isShown);
});

test('an order whose transfer is looked for still shows where it goes, and no code', async () => {
  show(
    { kind: 'C2C', method: 'C2C', state: 'REVIEW' },
    { instructions: { bank: 'Dev Bank', accountNumber: '000 123 456', reference: order.orderNo }, slipIds: ['1'] },
  );
  const account = await screen.findByRole('region', { name: 'Where the transfer goes' });
  expect(account.textContent).toMatch(/Dev Bank.*000 123 456/);
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
});

test('an order that had expired before its slip came says that its transfer is looked for', async () => {
  show({ state: 'EXPIRED' }, { slipIds: ['1'] });
  expect(await screen.findByText(/We are looking for your transfer and tell you what we find/)).toBeTruthy();
  const steps = within(screen.getByRole('region', { name: 'Progress of the deposit' })).getAllByRole('listitem');
  expect(steps.slice(-2).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The time to pay is over'),
    expect.stringContaining('We are looking for your transfer'),
  ]);
});

test.each(['QR', 'BANK', 'WALLET', 'CARD', 'VOUCHER', 'CRYPTO', 'C2C'] as const)(
  'an order of the kind %s leads to the tutorial of its method',
  async (kind) => {
    show({ kind }, { instructions: {} });
    const link = await screen.findByRole('link', { name: /step by step/ });
    expect(link.getAttribute('href')).toBe(`/help/deposit-${kind.toLowerCase()}`);
  },
);

test('a payment that does not fit is told to be looked at', async () => {
  show({}, { instructions: {}, payments: [payment('50000.0000', 'SUSPENSE')] });
  expect(await screen.findByText('We are checking one of your payments')).toBeTruthy();
});

test('a page of an address that is not allowed is not offered', async () => {
  show({}, { instructions: { payUrl: 'http://pay.example/1' } });
  expect(await screen.findAllByText('Pay exactly')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Open the payment page/ })).toBeNull();
});

test('cancelling asks first, and a refusal is said in the question', async () => {
  show({}, { instructions: {} });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  const question = await screen.findByRole('alertdialog');
  cancelDeposit.mockRejectedValueOnce(new ApiError({ code: 'STATE_STALE', status: 409 }));
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel the order' }));
  await within(question).findByText("This isn't possible in the current state.");
  cancelDeposit.mockResolvedValueOnce({ ...order, state: 'CANCELLED' });
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(cancelDeposit).toHaveBeenCalledTimes(2);
});

test('a slip is sent with its order, stays when that fails, and counts when it has arrived', async () => {
  show({});
  const field = (await screen.findByText(/Have you paid already\?/)).ownerDocument.querySelector('input[type=file]');
  if (!field) throw new Error('The form takes files.');
  uploadFile.mockResolvedValue({ id: 'A'.repeat(22), width: 100, height: 100 });
  fireEvent.change(field, { target: { files: [new File(['x'], 'slip.png', { type: 'image/png' })] } });
  expect(await screen.findByText('Uploaded')).toBeTruthy();
  attachSlips.mockRejectedValueOnce(new ApiError({ code: 'STATE_STALE', status: 409 })).mockResolvedValueOnce({});
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the slip' }));
  send();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('Uploaded')).toBeTruthy();
  getDeposit.mockResolvedValue({ order, payments: [], slipIds: ['A'.repeat(22)] } satisfies DepositDetail);
  send();
  expect(await screen.findByText('We have your slip')).toBeTruthy();
  expect(screen.queryByText('Uploaded')).toBeNull();
  const call = { path: { orderNo: order.orderNo }, body: { fileIds: ['A'.repeat(22)] } };
  expect(attachSlips.mock.calls).toEqual([[call], [call]]);
});

describe('an order that is paid on the page of an e-wallet', () => {
  const hosted = { payUrl: 'http://localhost:8083/pay/dep_1', page: 'Demo Wallet' };
  const wallet = { method: 'EWALLET', kind: 'WALLET' } as const;

  test('leads there in this tab, and says whose page it is', async () => {
    show(wallet, { instructions: hosted });
    const link = await screen.findByRole('link', { name: 'Continue to Demo Wallet' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([hosted.payUrl, null]);
    expect(screen.getByText('localhost:8083')).toBeTruthy();
    expect(screen.queryByText(/checking/)).toBeNull();
  });

  test.each([
    ['CANCELLED', "You didn't confirm the payment"],
    ['DECLINED', 'Your bank declined the card'],
    ['NOT_PROVED', 'Your bank could not confirm the payment'],
    ['TOO_MANY', 'Too many tries were refused'],
  ] as const)('says how the last try has ended: %s', async (lastTry, title) => {
    show(wallet, { instructions: { ...hosted, lastTry } });
    expect(await screen.findByText(title)).toBeTruthy();
  });

  test('offers no page of an address that is not allowed', async () => {
    show(wallet, { instructions: { ...hosted, payUrl: 'http://pay.example/1' } });
    expect((await screen.findByRole('alert')).textContent).toContain("The payment page can't be opened");
    expect(screen.queryByRole('link', { name: /Continue to/ })).toBeNull();
  });

  test('is checked when its payer comes back, and no payment is said to have come before the order says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show(wallet, { instructions: hosted }, true);
    expect(await screen.findByText('We are checking your payment with Demo Wallet')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText('No payment has arrived yet')).toBeTruthy();
    expect(onReturned).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  test('tells a payer who comes back of no older try while the payment of a later one may be on its way', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show(wallet, { instructions: { ...hosted, lastTry: 'DECLINED' } }, true);
    expect(await screen.findByText('We are checking your payment with Demo Wallet')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    expect(onReturned).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('Your bank declined the card')).toBeTruthy();
    // loaded again without the word of the return, the page has nothing to wait for
    expect(onReturned).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  test('tells a payer who comes back at once that the bank has declined, where that was after he left', async () => {
    const before = { ...hosted, lastTry: 'DECLINED', triedAt: '2026-11-22T09:02:00.000Z' } as const;
    show(wallet, { instructions: before });
    const link = await screen.findByRole('link', { name: /Continue to/ });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    cleanup();
    show(wallet, { instructions: before }, true);
    expect(await screen.findByText('We are checking your payment with Demo Wallet')).toBeTruthy();
    cleanup();
    show(wallet, { instructions: { ...before, triedAt: '2026-11-22T09:03:00.000Z' } }, true);
    expect(await screen.findByText('Your bank declined the card')).toBeTruthy();
    expect(screen.queryByText(/checking/)).toBeNull();
  });

  test('tells a payer who comes back at once of a try that has ended since', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show(wallet, { instructions: { ...hosted, lastTry: 'DECLINED' } }, true);
    expect(await screen.findByText('We are checking your payment with Demo Wallet')).toBeTruthy();
    const told = { ...hosted, lastTry: 'NOT_PROVED' } as const;
    getDeposit.mockResolvedValue({ order: { ...order, ...wallet }, instructions: told, payments: [] });
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('Your bank could not confirm the payment')).toBeTruthy();
    vi.useRealTimers();
  });
});

test('a voucher that is refused says why at its field, and what was typed stays', async () => {
  redeemVoucher.mockResolvedValueOnce({ outcome: 'USED' }).mockResolvedValueOnce({ outcome: 'TAKEN' });
  show({ method: 'VOUCHER', kind: 'VOUCHER' }, { instructions: { page: 'Demo Voucher' } });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Voucher code/ });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Use the voucher' }));
  send();
  expect(await screen.findByText('Enter the code of your voucher.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '7k2m-9qxd 4rtw8hnp' } });
  send();
  expect(await screen.findByText('This voucher has been used up. Use another one.')).toBeTruthy();
  expect([field.value, document.activeElement]).toEqual(['7k2m-9qxd 4rtw8hnp', field]);
  send();
  await waitFor(() => expect(screen.queryByText(/used up/)).toBeNull());
  expect(redeemVoucher.mock.lastCall).toEqual([
    { path: { orderNo: order.orderNo }, body: { code: '7K2M9QXD4RTW8HNP' } },
  ]);
});

test('a voucher that may be spent is said to be checked, can be sent again, and is accepted before its money is there', async () => {
  redeemVoucher.mockResolvedValueOnce({ outcome: 'CHECKING' }).mockResolvedValueOnce({ outcome: 'TAKEN' });
  show({ method: 'VOUCHER', kind: 'VOUCHER' }, { instructions: { page: 'Demo Voucher' } });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Voucher code/ });
  fireEvent.change(field, { target: { value: '7K2M9QXD4RTW8HNP' } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Use the voucher' }));
  send();
  expect(await screen.findByText('We are checking your voucher')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  send();
  expect(await screen.findByText('Your voucher was accepted')).toBeTruthy();
  // the order waits still, and takes no second one meanwhile
  expect(screen.queryByRole('textbox', { name: /Voucher code/ })).toBeNull();
});

test('coins are asked for to the digit, and counted while they are on their way', async () => {
  const address = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
  const coins = { address, asset: 'USDT', network: 'TRC-20', rate: '4000', sendAmount: '7.5' };
  const coming = { comingAmount: '5', confirmations: 7, confirmationsNeeded: 19 };
  show({ method: 'USDT', kind: 'CRYPTO' }, { instructions: { ...coins, ...coming } });
  expect((await screen.findAllByText('7.5 USDT')).length).toBeGreaterThan(0);
  expect(screen.getByText(address)).toBeTruthy();
  expect(screen.getByText('Send USDT by TRC-20 only')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: '5 USDT is on its way' })).toBeTruthy();
  expect(screen.getByText('Confirmations: 7 of 19')).toBeTruthy();
});

describe('an order that is paid to another person', () => {
  const account = {
    bank: 'River Bank',
    accountName: 'KIM RATANAK',
    accountNumber: '012 345 678',
    reference: 'D7K2M9QX',
  };
  const toMember = { method: 'C2C', kind: 'C2C' } as const;

  test('shows whose account it is, that the amount is exact and paid once, and takes a slip', async () => {
    show(toMember, { instructions: account });
    expect(await screen.findByText('Transfer exactly this amount, and only once')).toBeTruthy();
    expect(screen.getByText('KIM RATANAK')).toBeTruthy();
    expect(screen.getByText('012 345 678')).toBeTruthy();
    expect(screen.getByText(/Have you paid already\?/)).toBeTruthy();
    expect(screen.queryByText('The payee has not received your transfer')).toBeNull();
  });

  test('asks for a slip when that person says that nothing has come', async () => {
    show(toMember, { instructions: { ...account, lastTry: 'NOT_ARRIVED' } });
    expect((await screen.findByRole('alert')).textContent).toContain('The payee has not received your transfer');
  });

  test('says that nobody was found, and that nothing was charged', async () => {
    show({ ...toMember, state: 'FAILED' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/Nobody was found to pay.*Nothing was charged/);
  });
});

test('coins that were all sent are waited for, and no more are asked for', async () => {
  const coins = { address: 'T1', asset: 'USDT', network: 'TRC-20', rate: '4000', sendAmount: '0' };
  const coming = { comingAmount: '12.5', confirmations: 0, confirmationsNeeded: 19 };
  show({ method: 'USDT', kind: 'CRYPTO' }, { instructions: { ...coins, ...coming } });
  expect(await screen.findByText('12.5 USDT is on its way')).toBeTruthy();
  expect(screen.queryByText('Send exactly')).toBeNull();
});
