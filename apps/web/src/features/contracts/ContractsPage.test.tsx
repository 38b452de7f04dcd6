import type { AgentContract, AgentContractTerms } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { Agreements } from './Agreements.tsx';
import { ContractsPage } from './ContractsPage.tsx';
import type { ContractsSearch } from './contracts-search.ts';

const { toast, listAgentContracts, actOnAgentContract, getAgentContract, getAgentTermsEffect } = vi.hoisted(() => ({
  toast: vi.fn(),
  getAgentTermsEffect: vi.fn(),
  listAgentContracts: vi.fn(),
  getAgentContract: vi.fn(),
  actOnAgentContract: vi.fn(),
}));
vi.mock('@mekong/ui/Toast/store', async (original) => ({ ...(await original<object>()), toast }));
vi.mock('@mekong/api-client/sdk/listAgentContracts', () => ({ listAgentContracts }));
vi.mock('@mekong/api-client/sdk/getAgentContract', () => ({ getAgentContract }));
vi.mock('@mekong/api-client/sdk/getAgentTermsEffect', () => ({ getAgentTermsEffect }));
vi.mock('@mekong/api-client/sdk/actOnAgentContract', () => ({ actOnAgentContract }));

const at = '2026-11-26T09:00:00.000Z';
const terms: AgentContractTerms = {
  ...{
    no: 1,
    hash: 'a'.repeat(64),
    period: 'day',
    activeFrom: '100.0000',
    carry: 'NONE',
    deductions: [],
    offeredAt: at,
  },
  tiers: [{ outcome: 'ANY', minimumBet: '50000.0000', activeMember: 3, rateType: 'P', rate: '0.005000' }],
};
/** What the gateway offers to a party. */
function actionsOf({ status = 'P', side = 'DOWNLINE', endAskedBy, endsAt }: Partial<AgentContract>) {
  if (endsAt) return [];
  if (status === 'P') return side === 'UPLINE' ? ['withdraw'] : ['sign', 'reject'];
  if (endAskedBy) return endAskedBy === side ? ['cancelEnd'] : ['agreeEnd', 'refuseEnd'];
  if (status === 'E') return ['sign', 'reject', 'askEnd'];
  return status === 'A' ? ['askEnd'] : ['askEnd', 'keep'];
}
const contract = (more: Partial<AgentContract>): AgentContract =>
  ({
    ...{ contractId: '12', kind: 'DAILY', gameType: 'ALL', currency: 'KHR', side: 'DOWNLINE', partner: 'v***a' },
    ...{ status: 'P', version: 4, open: terms, actions: actionsOf(more), createdAt: at, changedAt: at },
    ...more,
  }) as AgentContract;
const inForce: Partial<AgentContract> = { status: 'V', open: undefined, inForce: terms };

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  actOnAgentContract.mockResolvedValue(contract(inForce));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function show(contracts: AgentContract[], search: ContractsSearch = {}): void {
  listAgentContracts.mockResolvedValue({ content: contracts });
  open(<ContractsPage search={search} />);
}

function open(page: ReactNode): void {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory({ initialEntries: ['/agentHome'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
}
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const sent = () => actOnAgentContract.mock.calls.map(([call]) => call);

test('an agent signs the terms that it was shown, by their hash, status and version', async () => {
  show([contract({})]);
  await press(/^Sign/);
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        path: { contractId: '12' },
        body: { action: 'sign', expectedStatus: 'P', version: 4, termsHash: terms.hash, isRateConfirmed: false },
      },
    ]),
  );
  // what comes of it is asked for
  await waitFor(() => expect(listAgentContracts).toHaveBeenCalledTimes(2));
});

test('an agent that would pay somebody below is asked first, and says so', async () => {
  show([contract({ downlineHigherRate: 'Y' })]);
  await press(/^Sign/);
  expect(sent()).toEqual([]);
  await press(/^Sign anyway/);
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ action: 'sign', isRateConfirmed: true }));
});

test.each([
  ['asks for an end', {}, /^Terminate/, /^Terminate$/, 'askEnd'],
  [
    'agrees to the end that the other asked for',
    { endAskedBy: 'UPLINE' },
    /^Agree to end/,
    /^Agree to end$/,
    'agreeEnd',
  ],
  ['refuses it', { endAskedBy: 'UPLINE' }, /^Refuse, keep/, undefined, 'refuseEnd'],
  ['takes its own wish back', { endAskedBy: 'DOWNLINE' }, /^Withdraw request/, undefined, 'cancelEnd'],
  ['keeps it', {}, /^Reject/, undefined, 'keep'],
] as const)('an agent with a contract in force %s', async (_what, more, first, second, action) => {
  show([contract({ ...inForce, ...more })]);
  await press(first);
  if (second) fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: second }));
  const read = action === 'askEnd' ? { isEndBinding: false } : {};
  await waitFor(() => expect(sent()[0]?.body).toEqual({ action, expectedStatus: 'V', version: 4, ...read }));
});

test('a contract that has not started says that its end is asked for, and is answered', async () => {
  actOnAgentContract.mockResolvedValue(contract({ status: 'C' }));
  show([contract({ status: 'A', open: undefined, signed: terms, endAskedBy: 'UPLINE' })]);
  expect((await screen.findByRole('table', { name: 'Daily wage' })).textContent).toContain('End requested');
  await press(/^Agree to end/);
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('so it ends at once');
  fireEvent.click(within(question).getByRole('button', { name: /^Agree to end$/ }));
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ action: 'agreeEnd', expectedStatus: 'A' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'The contract ends' })));
});

test('whoever was refused an end reads that it cannot be refused again, and sends that', async () => {
  show([contract({ ...inForce, isEndBinding: true })]);
  await press(/^Terminate/);
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('the other party cannot refuse again');
  fireEvent.click(within(question).getByRole('button', { name: /^Terminate$/ }));
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ action: 'askEnd', isEndBinding: true }));
});

test('an end can be asked for while other terms wait', async () => {
  show([contract({ status: 'E', inForce: terms })]);
  await press(/^Terminate/);
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('The new terms are taken back.');
});

test('whoever rejects an offer is told so, and stays at its row', async () => {
  show([contract({})]);
  const reject = await screen.findByRole('button', { name: /^Reject/ });
  listAgentContracts.mockResolvedValue({ content: [contract({ ...inForce, actions: [] })] });
  reject.focus();
  fireEvent.click(reject);
  const question = await screen.findByRole('alertdialog', { name: 'Reject these terms?' });
  fireEvent.change(within(question).getByRole('textbox'), { target: { value: ' Too low ' } });
  fireEvent.click(within(question).getByRole('button', { name: 'Reject terms' }));
  const title = 'Rejected. The other party is told';
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title })));
  expect(actOnAgentContract.mock.lastCall?.[0]).toMatchObject({ body: { action: 'reject', reason: 'Too low' } });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Terms and history'));
});

test('a contract that ends can only be looked at, and one of another kind has a table of its own', async () => {
  show([contract({ ...inForce, endsAt: at }), contract({ contractId: '13', kind: 'REALTIME', ...inForce })]);
  const daily = await screen.findByRole('table', { name: 'Daily wage' });
  expect(within(daily).queryAllByRole('button')).toEqual([]);
  expect(daily.textContent).toContain('Ending');
  expect(within(screen.getByRole('table', { name: 'Real-time salary' })).getAllByRole('button')).toHaveLength(2);
});

test('of many contracts of a kind the newest are shown, and what waits, until all are asked for', async () => {
  const many = Array.from({ length: 12 }, (_, n) => contract({ contractId: String(40 - n), ...inForce }));
  show([...many, contract({ contractId: '9' })]);
  const table = await screen.findByRole('table', { name: 'Daily wage' });
  // the one that is to be signed is the last of all
  const signs = () => within(table).getAllByRole('button', { name: /^Sign/ }).length;
  const ends = () => within(table).getAllByRole('button', { name: /^Terminate/ }).length;
  expect([signs(), ends()]).toEqual([1, 6]);
  await press(/^Show all 13/);
  expect([signs(), ends()]).toEqual([1, 12]);
  await press(/^Show fewer/);
  expect(ends()).toBe(6);
});

test('an agent finds contracts of one kind, and those that are over, by the address', async () => {
  show([], { kind: 'DAILY', state: 'OVER' });
  expect(await screen.findByText('No contract matches')).toBeTruthy();
  expect(listAgentContracts.mock.calls[0]?.[0]).toMatchObject({
    query: { side: 'DOWNLINE', kind: 'DAILY', isOver: true },
  });
  expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toContain('Rejected or ended');
});

test('an agent takes back what it has offered to a downline', async () => {
  show([contract({ side: 'UPLINE', partner: 'rithy' })], { side: 'UPLINE' });
  await press(/^Take back/);
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ action: 'withdraw' }));
  expect(listAgentContracts.mock.calls[0]?.[0]).toMatchObject({ query: { side: 'UPLINE', isOver: false } });
});

test('an agent reads what an amendment would change, with an example in money, and what has happened', async () => {
  const better: AgentContractTerms = {
    ...terms,
    no: 2,
    tiers: terms.tiers.map((tier) => ({ ...tier, rate: '0.0065' })),
  };
  getAgentContract.mockResolvedValue({
    contract: contract({ status: 'E', inForce: terms, open: better }),
    events: [
      { verb: 'amend', actor: 'PARTNER', at, termsNo: 2, status: 'E' },
      { verb: 'offer', actor: 'PARTNER', at, termsNo: 1, status: 'P' },
    ],
  });
  show([contract({ status: 'E', inForce: terms, open: better })], { contract: '12' });
  const dialog = await screen.findByRole('dialog', { name: 'Daily wage' });
  const row = await within(dialog).findByRole('row', { name: /Tier 1/ });
  // of 50,000.00
  expect(row.textContent).toMatch(/0\.5%.*250\.00.*0\.65%.*325\.00/);
  expect(within(dialog).getAllByText('Changes')).toHaveLength(1);
  const steps = within(within(dialog).getByRole('list', { name: 'What has happened' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Offered'),
    expect.stringContaining('Other terms offered'),
  ]);
});

test('a contract that is over says so, where its address is opened', async () => {
  getAgentContract.mockResolvedValue({ contract: contract({ status: 'C', last: terms, open: undefined }), events: [] });
  show([], { contract: '12' });
  expect(await screen.findByText('This contract is over: nothing more is earned by it.')).toBeDefined();
});

/** What is left of the example of the settlement: 3,825.00 by other terms in place of 3,375.00. */
const effect = {
  ...{ currency: 'KHR', start: '2026-10-31T17:00:00.000Z', end: '2026-11-15T17:00:00.000Z' },
  team: { volume: '412000.0000', loss: '22500.0000', active: 14 },
  now: { row: 2, gross: '3875.0000', below: '500.0000', net: '3375.0000' },
  offered: { row: 2, gross: '4325.0000', below: '500.0000', net: '3825.0000' },
};

test('contracts that wait are read tier by tier, with what they would have paid, and signed in a window', async () => {
  getAgentTermsEffect.mockResolvedValue(effect);
  open(<Agreements open contracts={[contract({})]} onClose={vi.fn()} />);
  const window = await screen.findByRole('dialog', { name: 'Contract agreements' });
  expect(within(window).getByText(/it pays 0\.5% of the valid bets/)).toBeDefined();
  const said = await within(window).findByText(/^Last cycle/);
  expect(said.textContent).toMatch(/3,825\.00: .*4,325\.00, minus .*500\.00.*it was .*3,375\.00/);
  // the answers have equal weight: neither is the main button of the window
  await press(/^Sign/);
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ action: 'sign', termsHash: terms.hash }));
});

test('tiers that pay by whose result a cycle is say so, before they are signed', async () => {
  getAgentTermsEffect.mockResolvedValue(effect);
  const tier = { minimumBet: '0.0000', activeMember: 0, rateType: 'P' } as const;
  const offered: AgentContractTerms = {
    ...terms,
    tiers: [
      { ...tier, outcome: 'PROFIT', rate: '0.010000' },
      { ...tier, outcome: 'LOSS', rate: '0.002000' },
      { ...tier, outcome: 'LOSS', minimumBet: '50000.0000', rate: '0.003000' },
      { ...tier, outcome: 'LOSS', rateType: 'A', rate: '5.0000' },
    ],
  };
  open(<Agreements open contracts={[contract({ open: offered })]} onClose={vi.fn()} />);
  const window = await screen.findByRole('dialog', { name: 'Contract agreements' });
  const team = 'Only for cycles that the team wins, or that end even\\.';
  expect(`${window.textContent}`).toMatch(
    new RegExp(
      [
        'Only for cycles that the house wins\\.It pays 1% of the valid bets\\.',
        `${team}It pays 0\\.2% of the valid bets\\.`,
        `${team}From .*50,000\\.00.* it pays 0\\.3% of the valid bets\\.`,
        `${team}It pays .*5\\.00`,
      ].join('.*'),
    ),
  );
  expect(within(window).queryByText(/It always pays/)).toBeNull();
});

test('a notice of a higher rate says its effect in money, and cancelling stops the signature', async () => {
  getAgentTermsEffect.mockResolvedValue(effect);
  const higherBelow = { partner: 'bopha', rate: '0.011000', gap: '0.001000' };
  open(<Agreements open contracts={[contract({ downlineHigherRate: 'Y', higherBelow })]} onClose={vi.fn()} />);
  await press(/^Sign/);
  const question = await screen.findByRole('alertdialog', { name: 'A downline holds a higher rate' });
  expect(await within(question).findByText(/3,825\.00/)).toBeDefined();
  expect(question.textContent).toMatch(/bopha holds 1\.1%.*difference of 0\.1%/);
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(sent()).toEqual([]);
});

test('a signature of terms that have changed meanwhile says so, and asks for the contracts again', async () => {
  const { ApiError } = await import('@mekong/api-client/errors');
  actOnAgentContract.mockRejectedValue(new ApiError({ code: 'CONTRACT_STALE', status: 409 }));
  show([contract({})]);
  await press(/^Sign/);
  expect((await screen.findByRole('alert')).textContent).toContain('Look at the new terms and decide again.');
  expect(listAgentContracts).toHaveBeenCalledTimes(2);
});
