import type { AccountClosing, DataExports } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { PrivacyPage } from './PrivacyPage.tsx';

const calls = vi.hoisted(() => ({
  getMarketingConsent: vi.fn(),
  setMarketingConsent: vi.fn(),
  listConsents: vi.fn(),
  listDataExports: vi.fn(),
  requestDataExport: vi.fn(),
  getDataExportLink: vi.fn(),
  getAccountClosing: vi.fn(),
  closeAccount: vi.fn(),
  keepAccount: vi.fn(),
  giveUpRest: vi.fn(),
}));
vi.mock('@mekong/api-client/sdk/getMarketingConsent', () => calls);
vi.mock('@mekong/api-client/sdk/setMarketingConsent', () => calls);
vi.mock('@mekong/api-client/sdk/listConsents', () => calls);
vi.mock('@mekong/api-client/sdk/listDataExports', () => calls);
vi.mock('@mekong/api-client/sdk/requestDataExport', () => calls);
vi.mock('@mekong/api-client/sdk/getDataExportLink', () => calls);
vi.mock('@mekong/api-client/sdk/getAccountClosing', () => calls);
vi.mock('@mekong/api-client/sdk/closeAccount', () => calls);
vi.mock('@mekong/api-client/sdk/keepAccount', () => calls);
vi.mock('@mekong/api-client/sdk/giveUpRest', () => calls);

const open: AccountClosing = {
  ...{ state: 'OPEN', currency: 'KHR', cash: '120000.0000', onHold: '0.0000', openBets: '0.0000', bonus: '0.0000' },
  ...{ leastPayout: '4000.0000', openWithdrawals: 0, openDeposits: 1, isRestGivenUp: false, mayKeep: false },
};
const closing: AccountClosing = { ...open, state: 'CLOSING', askedAt: '2026-11-26T02:12:00.000Z', mayKeep: true };
const ready: DataExports = {
  exports: [{ id: '12', state: 'READY', askedAt: '2026-11-26T02:12:00.000Z', until: '2026-11-27T02:12:00.000Z' }],
  leftToday: 1,
};

beforeAll(() => activate('EN', ['shell', 'account', 'safer', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  calls.getMarketingConsent.mockResolvedValue({ isGiven: false, mayGive: true });
  calls.listConsents.mockResolvedValue({
    content: [
      { kind: 'TERMS', isGiven: true, version: '2026-01', source: 'REGISTRATION', at: '2026-11-20T02:12:00.000Z' },
    ],
  });
  calls.listDataExports.mockResolvedValue({ exports: [], leftToday: 2 });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function show(state: AccountClosing): Promise<void> {
  calls.getAccountClosing.mockResolvedValue(state);
  sessionStorage.setItem('username', 'sokha');
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createRouter({
    routeTree: createRootRoute({ component: PrivacyPage }),
    history: createMemoryHistory({ initialEntries: ['/member'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByRole('heading', { name: 'Privacy' });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an account is closed by its user name, and what is left keeps it open until it is taken back', async () => {
  calls.closeAccount.mockResolvedValue(closing);
  calls.keepAccount.mockResolvedValue(open);
  await show(open);
  fireEvent.click(await screen.findByRole('button', { name: 'Close my account' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Deposits that you have not paid are cancelled.');
  const typed = screen.getByLabelText(/Your username/);
  const form = typed.closest('form');
  if (!form) throw new Error('The name is typed into a form.');
  fireEvent.submit(form);
  await screen.findByText('Type your username to confirm.');
  expect(calls.closeAccount).not.toHaveBeenCalled();
  fireEvent.change(typed, { target: { value: 'Sokha' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /I give it up to the site/ }));
  fireEvent.submit(form);
  await screen.findByText('Your account is being closed');
  expect(calls.closeAccount).toHaveBeenCalledWith({ body: { confirmation: 'Sokha', giveUpRest: true } });
  press('Keep my account');
  await screen.findByRole('button', { name: 'Close my account' });
});

test('a rest that cannot be paid out is given up after a question', async () => {
  calls.giveUpRest.mockResolvedValue({ ...closing, cash: '390.0000', isRestGivenUp: true });
  await show({ ...closing, cash: '390.0000' });
  fireEvent.click(await screen.findByRole('button', { name: 'Give up the rest' }));
  const question = await screen.findByRole('alertdialog', { name: 'Give up the rest?' });
  expect(calls.giveUpRest).not.toHaveBeenCalled();
  fireEvent.click(within(question).getByRole('button', { name: 'Give up the rest' }));
  await screen.findByText(/You give up what is less than/);
});

test('an agent is told what ends with the account, and that it cannot be taken back', async () => {
  const agency = { downlines: 3, contracts: 2, openBills: 1, endsAt: '2026-11-30T17:00:00.000Z' };
  await show({ ...open, agency });
  fireEvent.click(await screen.findByRole('button', { name: 'Close my account' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('everyone below you moves to the agent above you');
  expect(within(dialog).getByText('Members and agents below you').nextSibling?.textContent).toBe('3');
});

test('a copy of the own data is asked for once and fetched when it is ready', async () => {
  calls.requestDataExport.mockResolvedValue(ready);
  calls.getDataExportLink.mockResolvedValue({ url: '#files', expiresAt: '2026-11-26T02:13:00.000Z' });
  await show(open);
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(location.hash).toBe('#files'));
  expect(calls.getDataExportLink).toHaveBeenCalledWith({ path: { exportId: '12' } });
});

test('the switch of offers is on once the gateway has taken the yes', async () => {
  calls.setMarketingConsent.mockResolvedValue({ isGiven: true, mayGive: true });
  await show(open);
  const choice = await screen.findByRole('switch', { name: /Send me offers and news/ });
  fireEvent.click(choice);
  await waitFor(() => expect(choice.getAttribute('aria-checked')).toBe('true'));
  expect(screen.getByRole('table', { name: 'What you agreed to' }).textContent).toContain('2026-01');
});
