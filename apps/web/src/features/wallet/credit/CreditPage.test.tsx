import { intents } from '@mekong/api-client/idempotency';
import { session } from '@mekong/api-client/session';
import type { CreditReport } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../../test/open-page.tsx';
import { Toasts } from '../../../shell/Toasts.tsx';
import { CreditPage } from './CreditPage.tsx';
import { type CreditSearch, creditSearch } from './credit-search.ts';

const calls = vi.hoisted(() => ({
  getCredit: vi.fn(),
  listCreditMovements: vi.fn(),
  getCreditMovementTotals: vi.fn(),
  acceptCreditTerms: vi.fn(),
  getWithdrawable: vi.fn(),
  repayCredit: vi.fn(),
  getSaferPlay: vi.fn(),
}));
vi.mock('@mekong/api-client/sdk/getSaferPlay', () => ({ getSaferPlay: calls.getSaferPlay }));
vi.mock('@mekong/api-client/sdk/getCredit', () => ({ getCredit: calls.getCredit }));
vi.mock('@mekong/api-client/sdk/listCreditMovements', () => ({ listCreditMovements: calls.listCreditMovements }));
vi.mock('@mekong/api-client/sdk/getCreditMovementTotals', () => ({
  getCreditMovementTotals: calls.getCreditMovementTotals,
}));
vi.mock('@mekong/api-client/sdk/acceptCreditTerms', () => ({ acceptCreditTerms: calls.acceptCreditTerms }));
vi.mock('@mekong/api-client/sdk/getWithdrawable', () => ({ getWithdrawable: calls.getWithdrawable }));
vi.mock('@mekong/api-client/sdk/repayCredit', () => ({ repayCredit: calls.repayCredit }));

const at = '2026-11-26T17:00:00.000Z';
const report = (more: Partial<NonNullable<CreditReport['line']>> = {}): CreditReport => ({
  currency: 'KHR',
  line: {
    ...{ state: 'OPEN', limit: '2000.0000', used: '500.0000', available: '1500.0000', overdue: '0.0000' },
    ...{ termDays: 14, step: '0.0100', nextDue: { at, amount: '500.0000' } },
    terms: { version: 1, isAccepted: true },
    ageing: [
      { bucket: 'NOT_DUE', amount: '500.0000' },
      { bucket: 'DAYS_1_7', amount: '0.0000' },
      { bucket: 'DAYS_8_30', amount: '0.0000' },
      { bucket: 'OVER_30', amount: '0.0000' },
    ],
    advances: [{ no: '7', takenAt: at, dueAt: at, amount: '600.0000', repaid: '100.0000' }],
    ...more,
  },
});

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  calls.listCreditMovements.mockResolvedValue({
    content: [
      {
        ...{ no: '3', at, kind: 'REPAYMENT', currency: 'KHR', amount: '-100.0000' },
        ...{ limitAfter: '2000.0000', usedAfter: '500.0000' },
      },
    ],
  });
  calls.getCreditMovementTotals.mockResolvedValue({
    ...{ currency: 'KHR', count: 3, advanced: '600.0000', repaid: '100.0000', settled: '0.0000' },
  });
  calls.getWithdrawable.mockResolvedValue({ cash: '120.0000' });
  calls.getSaferPlay.mockResolvedValue({ limits: [] });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  session.clear();
  localStorage.clear();
});

const WithToasts = ({ search }: { readonly search: CreditSearch }) => (
  <>
    <CreditPage search={search} />
    <Toasts />
  </>
);
const open = (address = '/agentHome') => openPage(WithToasts, { validateSearch: creditSearch, address });

test('an agent without a line reads that there is none', async () => {
  calls.getCredit.mockResolvedValue({ currency: 'KHR' });
  open();
  expect(await screen.findByText('Your account has no credit line')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('an agent sees the line, how old what is used is, and its movements with the sums of the filter', async () => {
  calls.getCredit.mockResolvedValue(report());
  open();
  const line = await screen.findByRole('group', { name: 'Credit line' });
  expect(line.textContent).toMatch(/2,000.*500.*1,500/);
  expect((await screen.findByRole('table', { name: 'Advances to repay' })).textContent).toMatch(/600.*500/);
  const table = await screen.findByRole('table', { name: 'Movements of the credit line' });
  expect((await within(table).findByText('Repayment')).closest('tr')?.textContent).toMatch(/100.*500/);
  expect((await screen.findByRole('group', { name: 'Sums of the whole filter' })).textContent).toMatch(/600.*100/);
});

test('an agent accepts the terms before the first advance', async () => {
  const fresh = { used: '0.0000', advances: [], terms: { version: 1, isAccepted: false } };
  calls.getCredit.mockResolvedValue(report(fresh));
  calls.acceptCreditTerms.mockResolvedValue(report({ ...fresh, terms: { version: 1, isAccepted: true } }));
  open('/agentHome?task=advance');
  fireEvent.click(await screen.findByRole('button', { name: 'Accept the terms' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(calls.acceptCreditTerms).toHaveBeenCalledWith({ body: { version: 1, termDays: 14 } }));
});

test('an agent whose credit is overdue takes no advance, and repays at most what the wallet holds', async () => {
  calls.getCredit.mockResolvedValue(report({ available: '0.0000', overdue: '500.0000' }));
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('500');
  expect(screen.queryByRole('button', { name: 'Take an advance' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Repay' }));
  const dialog = await screen.findByRole('dialog', { name: 'Repay' });
  fireEvent.change(await within(dialog).findByRole('textbox', { name: /Amount/ }), { target: { value: '130' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Repay from your wallet' }));
  expect(await within(dialog).findByText(/You can repay .*120.* or less/)).toBeTruthy();
  expect(calls.repayCredit).not.toHaveBeenCalled();
});

test('an agent with an empty wallet is led to a deposit, and to none during a break', async () => {
  session.set({ token: 't'.repeat(43), account: '1', username: 'dara', isAgent: 1 });
  calls.getCredit.mockResolvedValue(report());
  calls.getWithdrawable.mockResolvedValue({ cash: '0.0000' });
  open('/agentHome?task=repay');
  expect((await screen.findByRole('link', { name: 'Deposit' })).getAttribute('href')).toBe('/member?page=depositv2');
  cleanup();
  calls.getSaferPlay.mockResolvedValue({
    limits: [],
    break: { kind: 'TIME_OUT', period: 'DAY', beganAt: at, until: '2026-11-27T17:00:00.000Z' },
  });
  open('/agentHome?task=repay');
  expect(await screen.findByText(/^Deposits are closed for you/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
});

test('a repayment whose answer was lost is sent again with its own amount, also when the page was left', async () => {
  session.set({ token: 't'.repeat(43), account: '1', username: 'dara', isAgent: 1 });
  const intent = { operation: 'repayCredit', options: { body: { amount: '500.0000' } }, account: '1' };
  await intents.run(intent, () => Promise.reject(new Error('cut off'))).catch(() => undefined);
  // it was done: nothing is left to be repaid, and the window stays until that is known
  const repaid = report({ used: '0.0000', advances: [] });
  calls.getCredit.mockResolvedValue(repaid);
  calls.repayCredit.mockResolvedValue(repaid);
  open('/agentHome?task=repay');
  const dialog = await screen.findByRole('dialog', { name: 'Repay' });
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/500.* is repaid/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an agent with less than is used repays whole steps, and all of it to the last place', async () => {
  calls.getCredit.mockResolvedValue(report({ used: '500.1234' }));
  calls.getWithdrawable.mockResolvedValue({ cash: '100.0050' });
  calls.repayCredit.mockResolvedValue(report());
  open('/agentHome?task=repay');
  const repay = async (text: RegExp) => {
    const dialog = await screen.findByRole('dialog', { name: 'Repay' });
    fireEvent.click(await within(dialog).findByRole('button', { name: text }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Repay from your wallet' }));
    await waitFor(() => expect(calls.repayCredit).toHaveBeenCalled());
    return calls.repayCredit.mock.lastCall?.[0].body.amount;
  };
  expect(await repay(/^.*100/)).toBe('100.0000');
  cleanup();
  calls.repayCredit.mockClear();
  calls.getWithdrawable.mockResolvedValue({ cash: '900.0000' });
  open('/agentHome?task=repay');
  expect(await repay(/^.*500/)).toBe('500.1234');
});

test.each(['0.0000', '-5.0000', '0.0050'])(
  'an agent with %s in the wallet is told to deposit before repaying',
  async (cash) => {
    calls.getCredit.mockResolvedValue(report());
    calls.getWithdrawable.mockResolvedValue({ cash });
    open('/agentHome?task=repay');
    const dialog = await screen.findByRole('dialog', { name: 'Repay' });
    await within(dialog).findByText('There is no money in your main wallet');
    expect(within(dialog).getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/member?page=depositv2');
    expect(within(dialog).queryByRole('textbox')).toBeNull();
  },
);
