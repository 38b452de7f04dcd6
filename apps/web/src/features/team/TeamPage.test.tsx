import { ApiError } from '@mekong/api-client/errors';
import type { AgentTeamMember } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { TeamPage } from './TeamPage.tsx';
import { type TeamSearch, teamSearch } from './team-search.ts';

const calls = vi.hoisted(() => ({
  listAgentTeam: vi.fn(),
  getAgentTeamTotals: vi.fn(),
  setAgentRemark: vi.fn(),
  lockAgentMember: vi.fn(),
}));
vi.mock('@mekong/api-client/sdk/listAgentTeam', () => ({ listAgentTeam: calls.listAgentTeam }));
vi.mock('@mekong/api-client/sdk/getAgentTeamTotals', () => ({ getAgentTeamTotals: calls.getAgentTeamTotals }));
vi.mock('@mekong/api-client/sdk/lockAgentMember', () => ({ lockAgentMember: calls.lockAgentMember }));
vi.mock('@mekong/api-client/sdk/setAgentRemark', () => ({ setAgentRemark: calls.setAgentRemark }));

const row: AgentTeamMember = {
  ...{ memberId: '100007', name: 'r***y', kind: 'AGENT', state: 'ACTIVE', level: 1, direct: 2, team: 3 },
  ...{ contracts: 1, lastLoginAt: '2026-11-20T03:00:00.000Z' },
  ...{ joinedAt: '2026-06-29T03:00:00.000Z', balance: '1250.0000', deposits: '300.0000' },
  ...{ bets: 3, validBet: '100.0000', ggr: '20.0000', remark: 'Kampot' },
};
const totals = {
  ...{ currency: 'KHR', count: 1, team: 3, balance: '1250.0000', deposits: '300.0000' },
  ...{ bets: 3, validBet: '100.0000', ggr: '20.0000' },
};

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  calls.listAgentTeam.mockResolvedValue({ content: [row] });
  calls.getAgentTeamTotals.mockResolvedValue({ ...totals, path: [] });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const open = (search: TeamSearch = {}) => show(() => <TeamPage search={search} />);

function show(page: () => ReactNode) {
  openPage(page, { validateSearch: teamSearch });
  return screen.findByRole('table', { name: 'Accounts' });
}

test('a level of the team leads to the level below, and the way back up stands above it', async () => {
  calls.getAgentTeamTotals.mockResolvedValue({ ...totals, path: [{ memberId: '100004', name: 'd**a' }] });
  const table = await open({ parent: '100004', kind: 'AGENT' });
  const down = await within(table).findByRole('link', { name: 'r***y' });
  expect(down.getAttribute('href')).toMatch(/parent=%22100007%22|parent=100007/);
  const path = screen.getByRole('navigation', { name: 'Place in the team' });
  await waitFor(() => expect(path.textContent).toBe('My team/d**a'));
  expect(within(path).getByRole('link', { name: 'My team' }).getAttribute('href')).not.toContain('parent');
  expect(calls.listAgentTeam.mock.calls[0]?.[0]).toMatchObject({ query: { parent: '100004', kind: 'AGENT' } });
});

test('an account shows its level, when it has last logged in and how many contracts it has with the agent', async () => {
  const table = await open();
  const line = await within(table).findByRole('row', { name: /r\*\*\*y/ });
  expect(line.textContent).toMatch(/Agent · Level 1 · 100007.*2 direct.*Nov 20, 2026.*1 contract/);
});

test('an account shows its balance and what its team has paid in, and no balance in another currency', async () => {
  const { balance: _own, ...abroad } = { ...row, memberId: '100008', name: 'v***t', deposits: '0.0000' };
  calls.listAgentTeam.mockResolvedValue({ content: [row, abroad] });
  const table = await open();
  const cellOf = async (name: RegExp) =>
    within(await within(table).findByRole('row', { name })).getByRole('cell', { name: /^Balance/ });
  expect((await cellOf(/r\*\*\*y/)).textContent).toMatch(/Balance 1,250.00.*Deposits 300.00$/);
  expect((await cellOf(/v\*\*\*t/)).textContent).toMatch(/Balance –.*Deposits 0.00$/);
});

test('levels below whose team is shown are offered, and the chosen one is asked for', async () => {
  calls.getAgentTeamTotals.mockResolvedValue({ ...totals, path: [{ memberId: '100004', name: 'd**a' }] });
  await open({ parent: '100004', level: '3' });
  await waitFor(() => expect(calls.listAgentTeam.mock.calls[0]?.[0]).toMatchObject({ query: { level: 3 } }));
  expect((await screen.findByRole('combobox', { name: 'Level' })).textContent).toContain('Level 3');
  expect(screen.getByRole('link', { name: 'My team' }).getAttribute('href')).not.toContain('level');
});

test('what former downlines have played stands in a row of its own, below the last account alone', async () => {
  const former = { bets: 2, validBet: '60.0000', ggr: '-5.0000' };
  calls.getAgentTeamTotals.mockResolvedValue({ ...totals, validBet: '160.0000', ggr: '15.0000', former, path: [] });
  const table = await open();
  const line = await within(table).findByRole('row', { name: /^Former downlines/ });
  expect(line.textContent).toContain('60.00');
  expect(within(line).queryAllByRole('button')).toEqual([]);
  cleanup();
  calls.listAgentTeam.mockResolvedValue({ content: [row], nextCursor: 'more' });
  const first = await open();
  await within(first).findByRole('link', { name: 'r***y' });
  expect(within(first).queryByText('Former downlines')).toBeNull();
});

test('former downlines of one level never stand below the accounts of another', async () => {
  const former = { bets: 2, validBet: '60.0000', ggr: '-5.0000' };
  calls.getAgentTeamTotals.mockResolvedValueOnce({ ...totals, former, path: [] });
  const table = await show(function Levels() {
    const [parent, setParent] = useState<string>();
    return (
      <>
        <button type="button" onClick={() => setParent('100007')}>
          Go down
        </button>
        <TeamPage search={{ parent }} />
      </>
    );
  });
  await within(table).findByRole('row', { name: /^Former downlines/ });
  calls.getAgentTeamTotals.mockReturnValue(new Promise(() => undefined));
  calls.listAgentTeam.mockResolvedValue({ content: [{ ...row, memberId: '100012', name: 'b***a' }] });
  fireEvent.click(screen.getByRole('button', { name: 'Go down' }));
  await screen.findByRole('link', { name: 'b***a' });
  expect(screen.queryByRole('row', { name: /^Former downlines/ })).toBeNull();
});

test('a remark is kept and the list is read anew', async () => {
  calls.setAgentRemark.mockResolvedValue({ remark: 'Takeo' });
  const table = await open();
  fireEvent.click(await within(table).findByRole('button', { name: 'More for r***y' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remark: r***y' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remark: r***y' });
  fireEvent.change(within(dialog).getByLabelText('Remark'), { target: { value: ' Takeo ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.setAgentRemark).toHaveBeenCalledWith({ path: { memberId: '100007' }, body: { remark: 'Takeo' } });
  expect(calls.listAgentTeam).toHaveBeenCalledTimes(2);
});

test('sums that could not be loaded say so, and come when they are asked for again', async () => {
  calls.getAgentTeamTotals.mockRejectedValue(new ApiError({ code: 'STATE_STALE', status: 409 }));
  const table = await open();
  expect(await within(table).findByRole('link', { name: 'r***y' })).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('STATE_STALE');
  calls.getAgentTeamTotals.mockResolvedValue({ ...totals, path: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('group', { name: 'Sums of the whole filter' })).textContent).toMatch(/100/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('somebody outside the own team is not there', async () => {
  const gone = new ApiError({ code: 'NOT_FOUND', status: 404 });
  calls.listAgentTeam.mockRejectedValue(gone);
  calls.getAgentTeamTotals.mockRejectedValue(gone);
  await open({ parent: '999' });
  expect(await screen.findByText(/NOT_FOUND/)).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Place in the team' }).textContent).toBe('My team');
});

test('a member and an agent directly below are locked with a reason, and are told what that does', async () => {
  calls.listAgentTeam.mockResolvedValue({
    content: [row, { ...row, memberId: '100009', name: 's***a', kind: 'MEMBER', direct: 0, team: 0 }],
  });
  calls.lockAgentMember.mockResolvedValue({ state: 'LOCKED' });
  const table = await open();
  const more = await within(table).findByRole('button', { name: 'More for r***y' });
  fireEvent.click(more);
  fireEvent.click(await screen.findByRole('button', { name: 'Lock: r***y' }));
  const ofAgent = await screen.findByRole('dialog', { name: 'Lock r***y' });
  expect(ofAgent.textContent).toContain('Its team, contracts and bills go on.');
  fireEvent.click(within(ofAgent).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // what was opened from the menu gives the focus back to the button of the menu
  expect(document.activeElement).toBe(more);
  fireEvent.click(within(table).getByRole('button', { name: 'More for s***a' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Lock: s***a' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lock s***a' });
  fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'Asked for it' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Lock' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.lockAgentMember).toHaveBeenCalledWith({
    path: { memberId: '100009' },
    body: { reason: 'Asked for it' },
  });
});

test('a row leads to a transfer, to an offer, and to other terms for each contract in force', async () => {
  const amendable = [
    { contractId: '12', kind: 'DAILY', gameType: 'ALL' },
    { contractId: '14', kind: 'DIVIDEND', gameType: 'LIVE' },
  ] as const;
  calls.listAgentTeam.mockResolvedValue({ content: [{ ...row, amendable: [...amendable] }] });
  const table = await open();
  fireEvent.click(await within(table).findByRole('button', { name: 'More for r***y' }));
  const menu = await screen.findByRole('dialog', { name: 'More for r***y' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Transfer', '/member?page=transferUpline&to=100007'],
    ['Offer', '/agentHome?page=contracts&side=UPLINE&offer=new&to=100007'],
    ['Change terms: Daily wage', '/agentHome?page=contracts&side=UPLINE&offer=12'],
    ['Change terms: Dividend (Live casino)', '/agentHome?page=contracts&side=UPLINE&offer=14'],
  ]);
  // the first entry has the focus, though it is a link
  await waitFor(() => expect(document.activeElement).toBe(within(menu).getByRole('link', { name: 'Transfer: r***y' })));
});

test('a row of a deeper level has its remark beside its bets, and no menu', async () => {
  calls.listAgentTeam.mockResolvedValue({ content: [{ ...row, level: 2 }] });
  const table = await open();
  expect(await within(table).findByRole('button', { name: 'Remark: r***y' })).toBeDefined();
  expect(within(table).queryByRole('button', { name: 'More for r***y' })).toBeNull();
});

test('the list is asked for in the order of the address, and a column says so', async () => {
  const table = await open({ sort: '-validBet' });
  await within(table).findByRole('link', { name: 'r***y' });
  expect(calls.listAgentTeam.mock.calls[0]?.[0]).toMatchObject({ query: { sort: '-validBet' } });
  expect(calls.getAgentTeamTotals.mock.calls[0]?.[0].query).not.toHaveProperty('sort');
  const head = within(table).getByRole('columnheader', { name: 'Valid bet Stakes less payouts' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  expect(within(table).getByRole('columnheader', { name: 'Joined Last log-in' }).getAttribute('aria-sort')).toBe(
    'none',
  );
});
