import type { AgentContract, AgentContractPreview, AgentContractTerms } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/Providers.tsx';
import { permissionInfo } from '../../../app/permission.fixtures.ts';
import { createQueryClient } from '../../../app/query-client.ts';
import { statusQuery } from '../../../queries/status.ts';
import { OfferPage } from './OfferPage.tsx';

const calls = vi.hoisted(() => ({
  listAgentContractPartners: vi.fn(),
  getConsolidated: vi.fn(),
  listAgentContracts: vi.fn(),
  getAgentContract: vi.fn(),
  previewAgentContract: vi.fn(),
  offerAgentContract: vi.fn(),
  amendAgentContract: vi.fn(),
  listAgentPlans: vi.fn(),
}));
vi.mock('@mekong/api-client/sdk/listAgentPlans', () => ({ listAgentPlans: calls.listAgentPlans }));
vi.mock('@mekong/api-client/sdk/listAgentContractPartners', () => ({
  listAgentContractPartners: calls.listAgentContractPartners,
}));
vi.mock('@mekong/api-client/sdk/getConsolidated', () => ({ getConsolidated: calls.getConsolidated }));
vi.mock('@mekong/api-client/sdk/listAgentContracts', () => ({ listAgentContracts: calls.listAgentContracts }));
vi.mock('@mekong/api-client/sdk/getAgentContract', () => ({ getAgentContract: calls.getAgentContract }));
vi.mock('@mekong/api-client/sdk/previewAgentContract', () => ({ previewAgentContract: calls.previewAgentContract }));
vi.mock('@mekong/api-client/sdk/offerAgentContract', () => ({ offerAgentContract: calls.offerAgentContract }));
vi.mock('@mekong/api-client/sdk/amendAgentContract', () => ({ amendAgentContract: calls.amendAgentContract }));

const at = '2026-11-26T09:00:00.000Z';
const terms: AgentContractTerms = {
  ...{ no: 1, hash: 'a'.repeat(64), period: 'day', activeFrom: '100.0000', carry: 'NONE', offeredAt: at },
  deductions: [],
  tiers: [{ outcome: 'ANY', minimumBet: '50000.0000', activeMember: 3, rateType: 'P', rate: '0.005000' }],
};
const contract = (more: Partial<AgentContract>): AgentContract => ({
  ...{ contractId: '12', kind: 'DAILY', gameType: 'ALL', currency: 'KHR', side: 'DOWNLINE', partner: 'v***a' },
  ...{ status: 'V', version: 4, inForce: terms, actions: ['askEnd'], createdAt: at, changedAt: at },
  ...more,
});
const earned = (net: string) => ({ row: 1, gross: net, below: '0.0000', net });
const worked: AgentContractPreview = {
  ...{ currency: 'KHR', faults: [], earlier: [] },
  worked: {
    ...{ start: at, end: at, team: { volume: '236400.0000', loss: '0.0000', active: 9 } },
    downline: { offered: earned('945.6000') },
    own: { now: earned('1182.0000'), offered: earned('236.4000') },
  },
};

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView ??= () => undefined;
  calls.listAgentContractPartners.mockResolvedValue({
    content: [{ memberId: '100007', username: 'rithy', currency: 'KHR' }],
  });
  const none = { divtypereq: [], divtypeinfo: [], dailysalreq: [], dailysalreqtype: [], contracthoursalreq: [] };
  calls.getConsolidated.mockResolvedValue({
    ...{
      ...none,
      contractmrdailysalinfotype: [],
      contracthoursalinfo: [],
      contractrtsalreq: [],
      contractrtsalinfo: [],
    },
    dailysalinfo: [{ gameType: 'ALL', agent: contract({}) }],
  });
  calls.listAgentContracts.mockResolvedValue({ content: [] });
  calls.listAgentPlans.mockResolvedValue({
    content: [{ planId: '3', name: 'Bassac', kind: 'DAILY', gameType: 'ALL', currency: 'KHR', terms }],
  });
  calls.previewAgentContract.mockResolvedValue(worked);
  calls.amendAgentContract.mockResolvedValue(contract({}));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function show(offer: string, to?: string) {
  const onLeave = vi.fn();
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const page = <OfferPage {...{ offer, to, onLeave }} listHref="/agentHome" hrefOfAmendment={(id) => `/${id}`} />;
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <main id="content" tabIndex={-1}>
          {page}
        </main>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/agentHome'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return onLeave;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('an upline changes a rate, sees what both would have earned, and sends the terms for the version that it saw', async () => {
  calls.getAgentContract.mockResolvedValue({
    contract: contract({ contractId: '13', side: 'UPLINE', partner: 'rithy', actions: ['amend'] }),
    events: [],
  });
  calls.previewAgentContract.mockResolvedValue({ ...worked, funding: 'UPLINE_WALLET' });
  const onLeave = show('13');
  const rate = await screen.findByLabelText('Rate in %');
  fireEvent.change(rate, { target: { value: '0.4' } });
  fireEvent.blur(rate);
  expect(await screen.findByText('Now: 0.5')).toBeDefined();
  const aside = screen.getByRole('region', { name: 'Last cycle, with these terms' });
  const kept = await within(aside).findByRole('group', { name: 'You keep, after all downlines' });
  expect(kept.textContent).toMatch(/945\.60.*1,182\.00.*236\.40/);
  await waitFor(() =>
    expect(calls.previewAgentContract.mock.lastCall?.[0].body).toMatchObject({
      ...{ downline: 'rithy', kind: 'DAILY', gameType: 'ALL' },
      terms: { tiers: [{ minimumBet: '50000.0000', rate: '0.004' }] },
    }),
  );
  expect(await screen.findByText('Within your rate')).toBeDefined();
  await press('Review');
  expect(screen.getByText('You pay this contract from your own wallet.')).toBeDefined();
  // the next step is read from its beginning
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(screen.getAllByText('The upline, from its own wallet')).toHaveLength(1);
  await press('Send offer');
  await waitFor(() => expect(onLeave).toHaveBeenCalled());
  expect(calls.amendAgentContract.mock.calls[0]?.[0]).toMatchObject({
    path: { contractId: '13' },
    body: { expectedStatus: 'V', version: 4, terms: { activeFrom: '100.0000', tiers: [{ rate: '0.004' }] } },
  });
});

test('an upline compares terms over three cycles in place of the last one, and reads since when its draft is kept', async () => {
  calls.getAgentContract.mockResolvedValue({
    contract: contract({ contractId: '13', side: 'UPLINE', partner: 'rithy', actions: ['amend'] }),
    events: [],
  });
  const day = (n: number) => ({
    ...worked.worked,
    start: `2026-11-2${n}T17:00:00.000Z`,
    end: `2026-11-2${n + 1}T17:00:00.000Z`,
  });
  calls.previewAgentContract.mockImplementation(async ({ query }) =>
    query.cycles === 3 ? { ...worked, worked: day(5), earlier: [day(4), day(3)] } : { ...worked, worked: day(5) },
  );
  const onLeave = show('13');
  await screen.findByRole('group', { name: 'You keep, after all downlines' });
  expect(screen.queryByText(/^Saved as a draft/)).toBeNull();
  const choice = screen.getByRole('tab', { name: '3 cycles' });
  fireEvent.focus(choice);
  const aside = await screen.findByRole('region', { name: 'Last 3 cycles, with these terms' });
  await waitFor(() => expect(aside.textContent).toMatch(/3,546\.00.*709\.20/));
  expect(within(aside).getByLabelText('Tier reached').textContent).toMatch(
    /(11\/2\d.*){3}|(2\d Nov.*){3}|(Nov 2\d.*){3}/,
  );
  const rate = screen.getByLabelText('Rate in %');
  fireEvent.change(rate, { target: { value: '0.4' } });
  fireEvent.blur(rate);
  expect(await screen.findByText(/^Saved as a draft in this tab, \d/)).toBeDefined();
  await press('Discard draft');
  expect(onLeave).toHaveBeenCalled();
});

test('terms that deduct, carry or count less strictly than the own are refused at their field', async () => {
  calls.previewAgentContract.mockResolvedValue({
    ...worked,
    faults: ['activeFrom', 'carry', 'deductions.BONUS'].map((field) => ({ field, reason: 'ABOVE_OWN' })),
  });
  const dividend = {
    ...terms,
    period: 'half-month',
    tiers: terms.tiers.map((tier) => ({ ...tier, netLoss: '0.0000' })),
  };
  calls.getAgentContract.mockResolvedValue({
    contract: contract({
      ...{ contractId: '19', kind: 'DIVIDEND', side: 'UPLINE', partner: 'rithy', actions: ['amend'] },
      inForce: dividend as typeof terms,
    }),
    events: [],
  });
  show('19');
  expect(await screen.findByText(/counts members as active from a higher amount/)).toBeDefined();
  expect(screen.getByText(/carries this over for longer/)).toBeDefined();
  expect(screen.getByText(/deducts this first/)).toBeDefined();
});

test('terms above the own are refused at their row, and the offer does not go on', async () => {
  calls.previewAgentContract.mockResolvedValue({
    ...worked,
    faults: [{ field: 'tiers.0.rate', reason: 'ABOVE_OWN' }],
  });
  calls.getAgentContract.mockResolvedValue({
    contract: contract({ contractId: '14', side: 'UPLINE', partner: 'rithy', actions: ['amend'] }),
    events: [],
  });
  show('14');
  expect(await screen.findByText('Your own contract pays less here. Offer no more than you get.')).toBeDefined();
  await press('Review');
  expect(screen.queryByRole('button', { name: 'Send offer' })).toBeNull();
  // an empty row is named too, once it was to go on
  await press('Add a tier');
  await press('Review');
  expect(await screen.findAllByText('Enter a number.')).toHaveLength(3);
});

test('a tier that is added is for the same outcome as the one before, and tiers of both kinds are named', async () => {
  const [tier] = terms.tiers;
  if (!tier) throw new Error('no tier');
  calls.getAgentContract.mockResolvedValue({
    contract: contract({
      ...{ contractId: '15', side: 'UPLINE', partner: 'rithy', actions: ['amend'] },
      inForce: { ...terms, tiers: [{ ...tier, outcome: 'PROFIT' }] },
    }),
    events: [],
  });
  show('15');
  await press('Add a tier');
  const shown = () => screen.getAllByRole('combobox', { name: /^When/ }).map(({ textContent }) => textContent);
  expect(shown()).toEqual(Array(2).fill(expect.stringContaining('The house has won')));
  fireEvent.keyDown(screen.getAllByRole('combobox', { name: /^When/ })[1] as HTMLElement, { key: 'ArrowUp' });
  fireEvent.click(await screen.findByRole('option', { name: 'Always' }));
  expect(await screen.findByText('Choose “Always” for every tier, or for none.')).toBeDefined();
});

test('a new offer asks for everything that it needs before it goes on', async () => {
  show('new');
  await press('Continue');
  expect(await screen.findAllByText('Choose one.')).toHaveLength(2);
});

test('an offer that begins in the team has its agent chosen already', async () => {
  show('new', '100007');
  expect((await screen.findByRole('combobox', { name: /^Downline/ })).textContent).toContain('rithy');
});

test('more than eight choices to start from are searched, by keyboard too', async () => {
  const plan = (n: number) => ({
    planId: `${n}`,
    name: `House ${n}`,
    kind: 'DAILY',
    gameType: 'ALL',
    currency: 'KHR',
    terms,
  });
  calls.listAgentPlans.mockResolvedValue({ content: Array.from({ length: 30 }, (_, n) => plan(n + 1)) });
  show('new', '100007');
  const choose = async (name: RegExp, option: string) => {
    fireEvent.keyDown(await screen.findByRole('combobox', { name }), { key: 'ArrowDown' });
    fireEvent.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Kind/, 'Daily wage');
  await choose(/^Game type/, 'All games');
  await press('Continue');
  // the next step takes the focus, which would close a list that was opened before
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  const field = await screen.findByRole('combobox', { name: /^Start from/ });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  const search = await screen.findByRole('searchbox');
  fireEvent.change(search, { target: { value: 'house 27' } });
  expect(screen.getAllByRole('option')).toHaveLength(1);
});
