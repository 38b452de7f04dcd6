import { ApiError } from '@mekong/api-client/errors';
import type { AgentOverview } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { OverviewPage } from './OverviewPage.tsx';
import { overviewSearch } from './overview-search.ts';

const calls = vi.hoisted(() => ({ getAgentOverview: vi.fn(), getConsolidated: vi.fn(), getAgentBillTotals: vi.fn() }));
vi.mock('@mekong/api-client/sdk/getAgentOverview', () => ({ getAgentOverview: calls.getAgentOverview }));
vi.mock('@mekong/api-client/sdk/getConsolidated', () => ({ getConsolidated: calls.getConsolidated }));
vi.mock('@mekong/api-client/sdk/getAgentBillTotals', () => ({ getAgentBillTotals: calls.getAgentBillTotals }));

const day = { day: '2026-11-26', active: 86, bets: 3412, validBet: '48210.0000', ggr: '3904.0000', income: '585.0000' };
const figures = {
  ...{ from: '2026-11-26', to: '2026-11-26', active: 86, bets: 3412, validBet: '48210.0000', ggr: '3904.0000' },
  ...{ net: '3704.0000', deposits: '12000.0000', withdrawals: '4500.0000', income: '585.0000', paid: '540.0000' },
};
const before = {
  ...{ ...figures, from: '2026-11-25', to: '2026-11-25', active: 89, validBet: '42890.0000', net: '-3600.0000' },
  ...{ deposits: '11000.0000', withdrawals: '5100.0000', income: '541.0000', paid: '541.0000' },
};
const overview: AgentOverview = {
  ...{ currency: 'KHR', timeZone: 'Asia/Phnom_Penh', asOf: '2026-11-26T07:10:02.000Z' },
  team: { members: 214, agents: 12, joinedToday: 3, online: 17 },
  ...{ figures, before, today: day, yesterday: { ...day, day: '2026-11-25' }, days: [day] },
  top: [{ memberId: '100007', name: 'r***y', team: 22, validBet: '9800.0000' }],
};
const none = { divtypereq: [], divtypeinfo: [], dailysalreq: [], dailysalreqtype: [], dailysalinfo: [] };
const consolidated = {
  ...{ ...none, contracthoursalreq: [], contracthoursalinfo: [], contractmrdailysalreqtype: [] },
  ...{ contractmrdailysalinfotype: [], contractrtsalreq: [], contractrtsalinfo: [] },
};

beforeAll(async () => {
  // jsdom has no scrolling
  Element.prototype.scrollIntoView = () => undefined;
  await activate('EN', ['shell', 'account', 'errors']);
});
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  calls.getAgentOverview.mockResolvedValue(overview);
  calls.getConsolidated.mockResolvedValue(consolidated);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const open = (address = '/agentHome') => openPage(OverviewPage, { validateSearch: overviewSearch, address });

const choose = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });

/** Each card as its label, its figure and what stands below. */
async function cards(name = 'Figures of your team'): Promise<string[][]> {
  const group = await screen.findByRole('group', { name });
  await waitFor(() => expect(group.getAttribute('aria-busy')).toBe('false'));
  return within(group)
    .getAllByRole('term')
    .map((term) => [...(term.parentElement?.children ?? [])].map(({ textContent }) => textContent ?? ''));
}

test('the day stands in eight cards, each figure above that of yesterday', async () => {
  open();
  expect(await cards()).toEqual([
    ['Members of the team', '214', '3 joined today · 17 online'],
    ['Players today', '86 of 214', 'Yesterday: 89'],
    ['Valid bets', expect.stringContaining('48,210.00'), expect.stringMatching(/^Yesterday: .*42,890\.00$/)],
    ['Net of the team', expect.stringContaining('3,704.00'), expect.stringMatching(/^Yesterday: .*3,600\.00$/)],
    ['Deposits', expect.stringContaining('12,000.00'), expect.stringContaining('11,000.00')],
    ['Withdrawals', expect.stringContaining('4,500.00'), expect.stringContaining('5,100.00')],
    ['My income', expect.stringContaining('585.00'), expect.stringContaining('541.00')],
    ['Paid of it', expect.stringContaining('540.00'), expect.stringContaining('541.00')],
  ]);
  expect(screen.getByText(/As of/).textContent).toBe('Nov 26 · As of 14:10:02');
});

test('a cycle stands in the address, is asked for, and says from which bets a member is active', async () => {
  const router = open();
  await cards();
  const cycle = { from: '2026-11-16', to: '2026-11-26', activeFrom: '1000.0000' };
  calls.getAgentOverview.mockResolvedValue({ ...overview, figures: { ...figures, ...cycle }, before });
  choose('This cycle');
  await screen.findByText('Active members');
  expect(router.state.location.search).toMatchObject({ period: 'CYCLE' });
  expect(calls.getAgentOverview.mock.lastCall?.[0]).toMatchObject({ query: { period: 'CYCLE' } });
  expect((await cards())[1]).toEqual(['Active members', '86 of 214', 'Last cycle: 89']);
  expect(screen.getByText(/As of/).textContent).toMatch(
    /^Nov 16 – Nov 26 · .* · Active: valid bets of at least .*1,000/,
  );
  choose('Today');
  await screen.findByText('Players today');
  expect(router.state.location.search).not.toHaveProperty('period', 'CYCLE');
});

test('an address with the last cycle opens it; one with another word opens the day', async () => {
  open('/agentHome?period=LAST_CYCLE');
  // of two cycles that are over, the change too
  expect((await cards())[1]?.[2]).toBe('\u2193\u00a0\u22123.4% · The cycle before: 89');
  expect(calls.getAgentOverview.mock.calls[0]?.[0]).toMatchObject({ query: { period: 'LAST_CYCLE' } });
  cleanup();
  open('/agentHome?period=YEAR');
  expect((await cards())[1]?.[2]).toBe('Yesterday: 89');
});

test('figures of one period never stand under the name of another', async () => {
  open();
  await cards();
  calls.getAgentOverview.mockReturnValue(new Promise(() => undefined));
  choose('Last cycle');
  const figuresOf = () => screen.getByRole('group', { name: 'Figures of your team' });
  await waitFor(() => expect(figuresOf().getAttribute('aria-busy')).toBe('true'));
  expect(within(figuresOf()).queryByText('214')).toBeNull();
  expect(screen.getByRole('link', { name: 'r***y' }).getAttribute('href')).toContain('parent=100007');
});

test('the real-time salary of the day is shown to whoever has signed one', async () => {
  open();
  await cards();
  expect(screen.queryByRole('group', { name: 'Real-time salary now' })).toBeNull();
  cleanup();
  calls.getConsolidated.mockResolvedValue({ ...consolidated, contractrtsalinfo: [{}] });
  calls.getAgentBillTotals.mockResolvedValue({ currency: 'KHR', count: 2, amount: '1284.2000', paid: '0.0000' });
  open();
  const now = await cards('Real-time salary now');
  expect(now[0]?.[2]).toMatch(/^Window \d\d:\d\d – \d\d:\d\d$/);
  expect(now[1]).toEqual(['Earned today', expect.stringContaining('1,284.20')]);
  expect(calls.getAgentBillTotals.mock.calls[0]?.[0]).toMatchObject({ query: { kind: 'REALTIME' } });
});

test('an agent with nobody below reads zeros and is led to add an account', async () => {
  const zeros = { active: 0, bets: 0, validBet: '0.0000', ggr: '0.0000', income: '0.0000' };
  const nothing = { ...figures, ...zeros, net: '0.0000', deposits: '0.0000', withdrawals: '0.0000', paid: '0.0000' };
  calls.getAgentOverview.mockResolvedValue({
    ...{ ...overview, team: { members: 0, agents: 0, joinedToday: 0, online: 0 }, figures: nothing, before: nothing },
    ...{ days: [{ ...day, ...zeros }], top: [] },
  });
  open();
  expect((await cards())[0]).toEqual(['Members of the team', '0', '0 joined today · 0 online']);
  expect(screen.getByRole('heading', { name: 'No bets in these days' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Add account' }).getAttribute('href')).toContain('page=registerCenter');
});

test('a failure says what it is and leads on', async () => {
  calls.getAgentOverview.mockRejectedValueOnce(new ApiError({ code: 'AUTH_NOT_AGENT', status: 403 }));
  open();
  expect(await screen.findByText(/AUTH_NOT_AGENT/)).toBeDefined();
  expect(screen.queryByRole('tablist')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect((await cards())[1]?.[1]).toBe('86 of 214');
});
