import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../../test/open-page.tsx';
import { AccountsPage } from './AccountsPage.tsx';
import { type AccountsSearch, accountsSearch } from './accounts-search.ts';

const calls = vi.hoisted(() => ({
  ...{ addAgentAccounts: vi.fn(), getAgentAccountRules: vi.fn(), listAgentContracts: vi.fn() },
}));
vi.mock('@mekong/api-client/sdk/addAgentAccounts', () => ({ addAgentAccounts: calls.addAgentAccounts }));
vi.mock('@mekong/api-client/sdk/getAgentAccountRules', () => ({ getAgentAccountRules: calls.getAgentAccountRules }));
vi.mock('@mekong/api-client/sdk/listAgentContracts', () => ({ listAgentContracts: calls.listAgentContracts }));

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  calls.getAgentAccountRules.mockResolvedValue({ hasDefaultPassword: false, left: 1_000, housePlans: [] });
  calls.listAgentContracts.mockResolvedValue({ content: [] });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

async function open(search: AccountsSearch = {}) {
  openPage(() => <AccountsPage search={search} />, { validateSearch: accountsSearch });
  await screen.findByRole('heading', { level: 1, name: 'Add account' });
}
const bodies = () => calls.addAgentAccounts.mock.calls.map(([{ body }]) => body);

test('one account says at its field why it was refused, and tries again as the same request', async () => {
  await open();
  const name = screen.getByLabelText(/^Username/);
  fireEvent.change(name, { target: { value: ' sokha ' } });
  calls.addAgentAccounts.mockResolvedValueOnce({
    rows: [{ username: 'sokha', state: 'REFUSED', faults: [{ name: 'username', rule: 'taken' }] }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add account' }));
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  calls.addAgentAccounts.mockResolvedValueOnce({
    rows: [{ username: 'sokha2', state: 'MADE', memberId: '100042', password: '7K3M-9QXT-B2WD' }],
  });
  fireEvent.change(name, { target: { value: 'sokha2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add account' }));
  expect(await screen.findByText('7K3M-9QXT-B2WD')).toBeDefined();
  const [first, second] = bodies();
  expect(second).toEqual({ ...first, rows: [{ username: 'sokha2', kind: 'MEMBER' }] });
});

test('a new agent is offered a plan of the house that the agent may offer', async () => {
  const plan = { planId: '3', name: 'River', kind: 'DAILY', gameType: 'ALL' };
  calls.getAgentAccountRules.mockResolvedValue({ hasDefaultPassword: false, left: 1_000, housePlans: [plan] });
  Element.prototype.scrollIntoView ??= () => undefined;
  await open({});
  fireEvent.click(screen.getByRole('radio', { name: 'Agent' }));
  fireEvent.click(await screen.findByRole('combobox', { name: /Plan/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Daily wage · All games · River · Plan of the house' }));
  fireEvent.change(screen.getByLabelText(/^Username/), { target: { value: 'vichet' } });
  calls.addAgentAccounts.mockResolvedValueOnce({
    rows: [{ username: 'vichet', state: 'REFUSED', faults: [{ name: 'username', rule: 'taken' }] }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add account' }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({ housePlan: '3', rows: [{ username: 'vichet', kind: 'AGENT' }] });
  expect(bodies()[0]).not.toHaveProperty('plan');
});

test('a file is checked before anything is made, and only its good rows are', async () => {
  await open({ from: 'file' });
  calls.addAgentAccounts.mockResolvedValueOnce({
    rows: [
      { username: 'bopha', state: 'GOOD' },
      { username: 'sokha', state: 'REFUSED', faults: [{ name: 'username', rule: 'taken' }] },
    ],
  });
  const file = new File(['username,type\nbopha,agent\nsokha,member\nbopha,member'], 'team.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText(/^File with accounts/), { target: { files: [file] } });
  const table = await screen.findByRole('table', { name: 'Accounts of the file' });
  expect(await within(table).findByText('Ready')).toBeDefined();
  expect(within(table).getByText('This username is in the file twice')).toBeDefined();
  calls.addAgentAccounts.mockResolvedValueOnce({
    rows: [{ username: 'bopha', state: 'MADE', memberId: '100042', password: '7K3M-9QXT-B2WD' }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 account' }));
  expect(await within(table).findByText('7K3M-9QXT-B2WD')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeDefined();
  expect(bodies()).toMatchObject([
    { isCheck: true, rows: [{ username: 'bopha' }, { username: 'sokha' }] },
    { isCheck: false, rows: [{ username: 'bopha', kind: 'AGENT' }] },
  ]);
  expect(bodies()[1].requestId).toBe(bodies()[0].requestId);
});

test('of a file that holds thousands of rows only one page is shown, and its first hundred are checked', async () => {
  await open({ from: 'file' });
  calls.addAgentAccounts.mockImplementationOnce(async ({ body }) => ({
    rows: body.rows.map(({ username }: { username: string }) => ({ username, state: 'GOOD' })),
  }));
  const lines = Array.from({ length: 5_000 }, (_, n) => `member${n}`);
  const file = new File([lines.join('\n')], 'team.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText(/^File with accounts/), { target: { files: [file] } });
  const table = await screen.findByRole('table', { name: 'Accounts of the file' });
  await waitFor(() => expect(within(table).getAllByText('Ready')).toHaveLength(100));
  expect(within(table).getAllByRole('row')).toHaveLength(101);
  expect(bodies()[0].rows).toHaveLength(100);
  fireEvent.click(screen.getByRole('button', { name: /Next/ }));
  expect(await within(table).findByText('member199')).toBeDefined();
  expect(within(table).queryByText('member0')).toBeNull();
  expect(within(table).getAllByText('A file holds 100 accounts. Put this one into another file')).toHaveLength(100);
});
