/** Why this file stays whole: income, its bills and the rows behind them are one page, shown by the same stand-ins for calls. */
import type { AgentBillDetail } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { windowEnd } from '../../parts/agents/RealTimeNow.tsx';
import { IncomePage } from './IncomePage.tsx';
import { type IncomeSearch, incomeSearch } from './income-search.ts';
import { SalaryPage } from './SalaryPage.tsx';

const calls = vi.hoisted(() => ({
  getAgentIncome: vi.fn(),
  getAgentBillTotals: vi.fn(),
  getAgentBill: vi.fn(),
  checkAgentBill: vi.fn(),
  listAgentBillMembers: vi.fn(),
  listAgentBillResults: vi.fn(),
  listAgentBills: vi.fn(),
  listAgentContracts: vi.fn(),
  getAgentIncomeCsv: vi.fn(),
  getAgentBillsCsv: vi.fn(),
  getAgentBillMembersCsv: vi.fn(),
  getAgentBillResultsPdf: vi.fn(),
}));
vi.mock('@mekong/api-client/sdk/getAgentIncome', () => ({ getAgentIncome: calls.getAgentIncome }));
vi.mock('@mekong/api-client/sdk/getAgentIncomeCsv', () => ({ getAgentIncomeCsv: calls.getAgentIncomeCsv }));
vi.mock('@mekong/api-client/sdk/getAgentBillsCsv', () => ({ getAgentBillsCsv: calls.getAgentBillsCsv }));
vi.mock('@mekong/api-client/sdk/getAgentBillMembersCsv', () => ({
  getAgentBillMembersCsv: calls.getAgentBillMembersCsv,
}));
vi.mock('@mekong/api-client/sdk/getAgentBillResultsPdf', () => ({
  getAgentBillResultsPdf: calls.getAgentBillResultsPdf,
}));
vi.mock('@mekong/api-client/sdk/listAgentBills', () => ({ listAgentBills: calls.listAgentBills }));
vi.mock('@mekong/api-client/sdk/listAgentContracts', () => ({ listAgentContracts: calls.listAgentContracts }));
vi.mock('@mekong/api-client/sdk/getAgentBillTotals', () => ({ getAgentBillTotals: calls.getAgentBillTotals }));
vi.mock('@mekong/api-client/sdk/getAgentBill', () => ({ getAgentBill: calls.getAgentBill }));
vi.mock('@mekong/api-client/sdk/checkAgentBill', () => ({ checkAgentBill: calls.checkAgentBill }));
vi.mock('@mekong/api-client/sdk/listAgentBillMembers', () => ({ listAgentBillMembers: calls.listAgentBillMembers }));
vi.mock('@mekong/api-client/sdk/listAgentBillResults', () => ({ listAgentBillResults: calls.listAgentBillResults }));

const hash = 'a'.repeat(64);
const [start, end] = ['2026-10-31T17:00:00.000Z', '2026-11-15T17:00:00.000Z'];
const tier = (row: number, volume: string, loss: string, active: number, isMet: boolean) =>
  ({ row, volume, loss, active, isMet, outcome: 'ANY' }) as const;
/** The worked example of the upline: 25 % of 40,000.00, less 3,375.00 and 1,750.00 below. */
const detail: AgentBillDetail = {
  bill: {
    ...{ billId: '88', contractId: '12', kind: 'DIVIDEND', gameType: 'ALL', currency: 'KHR', start, end, no: 1 },
    ...{ amount: '4875.0000', paid: '4875.0000', status: 'ISSUED', createdAt: end, paidAt: end },
    figures: {
      ...{ bets: 3412, volume: '731500.0000', loss: '40000.0000', active: 31, row: 2, rowVolume: '500000.0000' },
      ...{ rateType: 'P', rate: '0.250000', gross: '10000.0000', downlines: '5125.0000' },
    },
  },
  hash,
  statement: {
    ...{ v: 1, contract: '12', terms: { no: 3, hash }, kind: 'DIVIDEND', gameType: 'ALL', currency: 'KHR', no: 1 },
    window: { start, end, zone: 'Asia/Phnom_Penh' },
    rows: { to: '412', chain: hash },
    team: {
      ...{ bets: 3412, volume: '731500.0000', ggr: '48906.0000', bonus: '3500.0000' },
      ...{ active: 31, activeFrom: '100.0000' },
    },
    ...{ wages: '5406.0000', carryIn: '0.0000', carryOut: '0.0000', loss: '40000.0000', base: '40000.0000' },
    trace: [
      tier(1, '100000.0000', '5000.0000', 5, true),
      tier(2, '500000.0000', '30000.0000', 20, true),
      tier(3, '2000000.0000', '100000.0000', 50, false),
    ],
    ...{ row: 2, rateType: 'P', rate: '0.250000', gross: '10000.0000', remainder: '12500000' },
    downlines: [
      { contract: '13', gross: '3375.0000' },
      { contract: '14', gross: '1750.0000' },
    ],
    ...{ net: '4875.0000', before: '0.0000', delta: '4875.0000' },
  },
  terms: {
    ...{ no: 3, hash, period: 'half-month', activeFrom: '100.0000', carry: 'NONE', offeredAt: start, signedAt: start },
    deductions: ['BONUS', 'DAILY_WAGE'],
    tiers: ['0.15', '0.25', '0.3'].map((rate, n) => ({
      ...{ outcome: 'ANY', rateType: 'P', rate, minimumBet: '0.0000', netLoss: '0.0000', activeMember: n },
    })),
  },
  below: [
    { contract: '13', partner: 'chanthy', billId: '86' },
    { contract: '14', partner: 'phirun' },
  ],
};

/** A member whose results the bill counts. */
const sokha = {
  ...{ memberId: '100002', name: 's***a', bets: 12, isActive: true },
  ...{ volume: '5400.0000', ggr: '320.0000', bonus: '0.0000' },
};

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  calls.getAgentBill.mockResolvedValue(detail);
  calls.getAgentBillTotals.mockResolvedValue({ currency: 'KHR', count: 3, amount: '90.0000', paid: '80.0000' });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const open = (page: ReactNode) => openPage(() => page, { validateSearch: incomeSearch });
const show = (search: IncomeSearch) => open(<IncomePage search={search} />);

/** What stands beside a label. */
const textBeside = async (label: string | RegExp) => (await screen.findByText(label)).closest('div')?.textContent;

test('an agent finds its income by day and kind, and the way to the bills of each', async () => {
  calls.getAgentIncome.mockResolvedValue({
    ...{ currency: 'KHR', timeZone: 'Asia/Phnom_Penh' },
    rows: [{ day: '2026-11-25', kind: 'DAILY', count: 1, amount: '1391.2000', paid: '1391.2000' }],
  });
  show({});
  const row = await screen.findByRole('row', { name: /Daily wage.*1,391\.20/ });
  expect(within(row).getByRole('link').getAttribute('href')).toContain('from=2026-11-25');
  expect(calls.getAgentIncome.mock.calls[0]?.[0].query).not.toHaveProperty('kind', 'DAILY');
});

test('days of the income stand in the order of the address', async () => {
  const of = (day: string, amount: string) => ({ day, kind: 'DAILY', count: 1, amount, paid: '0.0000' });
  calls.getAgentIncome.mockResolvedValue({
    ...{ currency: 'KHR', timeZone: 'Asia/Phnom_Penh' },
    rows: [of('2026-11-25', '900.0000'), of('2026-11-24', '10000.0000'), of('2026-11-23', '95.0000')],
  });
  show({ sort: '-amount' });
  await screen.findByRole('row', { name: /10,000\.00/ });
  const days = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(days.map((day) => day?.match(/2[345]/)?.[0])).toEqual(['24', '25', '23']);
});

test('a bill says what it was made from, which tier decided, and why the next did not', async () => {
  show({ bill: '88' });
  expect(await textBeside('Bonuses of the team')).toContain('−៛3,500.00');
  expect(await textBeside('What the tier pays')).toMatch(/40,000\.00 × 25%.*10,000\.00/);
  expect(await textBeside('Below a cent, not paid')).toContain('0.00125');
  expect(await textBeside('To chanthy')).toContain('−៛3,375.00');
  // the bill of a downline opens, one that is not there does not
  expect(screen.getAllByRole('link', { name: 'Their bill' })).toHaveLength(1);
  const tiers = screen.getByRole('table', { name: 'Tiers of the contract' });
  expect(within(tiers).getAllByText('Applies')).toHaveLength(1);
  expect(
    within(tiers)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tier 1', 'Tier 2', 'Tier 3']);
  expect(screen.getByText(/Tier 3 was not reached: valid bets were short by/).textContent).toContain('1,268,500.00');
  expect(screen.getByText(/active members missing: 19/)).toBeDefined();
});

test('a tier for the other outcome is not called met, and the bill says what it is for', async () => {
  const { statement } = detail;
  const other = { ...tier(3, '100000.0000', '5000.0000', 5, true), outcome: 'LOSS' as const };
  const trace = [...statement.trace.slice(0, 2).map((one) => ({ ...one, outcome: 'PROFIT' as const })), other];
  calls.getAgentBill.mockResolvedValue({ ...detail, statement: { ...statement, trace } });
  show({ bill: '88' });
  const tiers = await screen.findByRole('table', { name: 'Tiers of the contract' });
  const rows = within(tiers).getAllByRole('row').slice(1);
  expect(rows[2]?.textContent).toMatch(/The team has won.*Not reached/);
  expect(rows[1]?.textContent).toMatch(/The house has won.*Applies/);
  expect(screen.getByText('Only when the team has won does tier 3 apply.')).toBeDefined();
});

test('an agent has a bill checked on the server, and reads its working', async () => {
  const { statement } = detail;
  const answer = Promise.withResolvers();
  calls.checkAgentBill.mockReturnValue(answer.promise);
  show({ bill: '88' });
  fireEvent.click(await screen.findByRole('button', { name: 'Check this bill' }));
  expect(await screen.findByText(/^Every result of the period is read again/)).toBeDefined();
  answer.resolve({ isSame: true, hash, results: 3412, checkedAt: end, statement });
  expect(await screen.findByText('Computed again: the same to the cent')).toBeDefined();
  expect(screen.getByText(/From 3,412 results and the signed terms/)).toBeDefined();
  expect(await textBeside('Before downlines')).toContain('10,000.00');
});

test('the rows behind a figure open over the bill, with the figure as their sum', async () => {
  calls.listAgentBillMembers.mockResolvedValue({
    content: [sokha],
  });
  show({ bill: '88', rows: 'members' });
  const table = await screen.findByRole('table', { name: 'Members behind this bill' });
  // and from a member to its bets
  const bets = await within(table).findByRole('link', { name: /^12\s*s\*{3}a$/ });
  expect(within(table).getByRole('row', { name: /^Total/ }).textContent).toContain('731,500.00');
  expect(bets.getAttribute('href')).toMatch(/rows=bets&member=.*100002/);
});

test('bets and bonuses behind a figure are listed one by one, those of one member with its sums', async () => {
  const bonus = {
    ...{ no: '7', time: start, member: { memberId: '100002', name: 's***a' }, category: 'RNG', reason: 'BONUS' },
    ...{ bets: 0, volume: '0.0000', ggr: '0.0000', bonus: '3500.0000' },
  };
  calls.listAgentBillResults.mockResolvedValue({ content: [bonus] });
  show({ bill: '88', rows: 'bonuses' });
  const bonuses = await screen.findByRole('table', { name: 'Bonuses behind this bill' });
  expect((await within(bonuses).findByText('s***a')).closest('tr')?.textContent).toContain('3,500.00');
  expect(within(bonuses).getByRole('row', { name: /^Total/ }).textContent).toContain('3,500.00');
  expect(calls.listAgentBillResults.mock.calls[0]?.[0].query).toMatchObject({ of: 'BONUSES', member: undefined });
  cleanup();
  const { bonus: _, ...bet } = { ...bonus, betNo: 'B00000123', reason: 'VOID', bets: -1, volume: '-1000.0000' };
  calls.listAgentBillResults.mockResolvedValue({ content: [{ ...bet, bonus: '0.0000' }] });
  calls.listAgentBillMembers.mockResolvedValue({ content: [sokha] });
  show({ bill: '88', rows: 'bets', member: '100002' });
  const bets = await screen.findByRole('table', { name: 'Bets behind this bill' });
  expect((await within(bets).findByText('B00000123')).closest('tr')?.textContent).toMatch(/Voided.*1,000\.00/);
  expect((await within(bets).findByRole('row', { name: /^Total/ })).textContent).toContain('5,400.00');
  expect(screen.getByRole('link', { name: 'All members' })).toBeDefined();
});

/** Presses a button that saves a file, and says how it is named. */
async function fileNameOf(button: string): Promise<string> {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  const { download } = click.mock.contexts[0] as HTMLAnchorElement;
  click.mockRestore();
  return download;
}

test('an agent saves the days while days are shown, and the bills while bills are', async () => {
  calls.getAgentIncome.mockResolvedValue({ currency: 'KHR', timeZone: 'Asia/Phnom_Penh', rows: [] });
  calls.getAgentIncomeCsv.mockResolvedValueOnce(new Blob(['Day']));
  const days = { range: 'custom', from: '2026-11-01', to: '2026-11-02', kind: 'DAILY' } as const;
  show(days);
  expect(await fileNameOf('Save as CSV')).toBe('income_days_2026-11-01_2026-11-02.csv');
  expect(calls.getAgentIncomeCsv.mock.calls[0]?.[0].query).toMatchObject({ kind: 'DAILY' });
  cleanup();
  calls.listAgentBills.mockResolvedValue({ content: [] });
  calls.getAgentBillsCsv.mockResolvedValueOnce(new Blob(['No.']));
  show({ ...days, view: 'bills' });
  expect(await fileNameOf('Save as CSV')).toBe('income_2026-11-01_2026-11-02.csv');
});

test('an agent saves the rows behind a figure, of one member where they are of one', async () => {
  calls.listAgentBillMembers.mockResolvedValue({ content: [sokha] });
  calls.listAgentBillResults.mockResolvedValue({ content: [] });
  calls.getAgentBillMembersCsv.mockResolvedValueOnce(new Blob(['Number']));
  show({ bill: '88', rows: 'members' });
  expect(await fileNameOf('Save as CSV')).toBe('bill_88_members.csv');
  expect(calls.getAgentBillMembersCsv.mock.calls[0]?.[0]).toMatchObject({ path: { billId: '88' } });
  cleanup();
  calls.getAgentBillResultsPdf.mockResolvedValueOnce(new Blob(['%PDF-']));
  show({ bill: '88', rows: 'bets', member: '100002' });
  expect(await fileNameOf('Save as PDF')).toBe('bill_88_bets.pdf');
  expect(calls.getAgentBillResultsPdf.mock.calls[0]?.[0]).toMatchObject({
    path: { billId: '88' },
    query: { of: 'BETS', member: '100002' },
  });
});

test('a bill that the wallet of the upline cannot pay in full says what is missing, to both', async () => {
  const bill = { ...detail.bill, payer: 'UPLINE', status: 'PART', paid: '4000.0000', expiresAt: end } as const;
  calls.getAgentBill.mockResolvedValueOnce({ ...detail, bill, below: [{ ...detail.below[0], unpaid: '375.0000' }] });
  show({ bill: '88' });
  expect((await screen.findByText(/missing in the wallet of your upline/)).textContent).toContain('875.00');
  expect(await textBeside('Still to be paid to chanthy')).toContain('375.00');
  const waits = () => within(screen.getByRole('region', { name: 'What is missing' }));
  expect(waits().getByText('The upline, from its own wallet')).toBeDefined();
  expect(waits().queryByRole('link', { name: 'Deposit' })).toBeNull();
  cleanup();
  calls.getAgentBill.mockResolvedValueOnce({ ...detail, bill, payee: 'dara' });
  show({ bill: '88' });
  expect((await screen.findByText(/is missing in your wallet/)).textContent).toContain('875.00');
  expect(screen.getByRole('heading', { name: 'Paid to dara' })).toBeDefined();
  expect(waits().getByText('You, from your wallet')).toBeDefined();
  expect(waits().getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/member?page=depositv2');
});

test('a correction names the bill that it corrects, and why', async () => {
  const correction = { bill: '86', hash, note: 'One member was counted twice' };
  const statement = { ...detail.statement, correction, before: '4875.0000', delta: '-75.0000', net: '4800.0000' };
  const bill = { ...detail.bill, corrects: '86', amount: '-75.0000', status: 'HELD', paid: '0.0000' } as const;
  calls.getAgentBill.mockResolvedValueOnce({ ...detail, bill, statement });
  show({ bill: '88' });
  expect(await screen.findByText('One member was counted twice')).toBeDefined();
  expect(screen.getByRole('link', { name: '86' }).getAttribute('href')).toMatch(/bill=.*86/);
  expect(await textBeside('Bills of this period now')).toContain('4,800.00');
});

test('a bill below zero says what of it is taken off the next bills, and what nobody has got', async () => {
  const belowZero = { ...detail.bill, corrects: '86', amount: '-5.0000', status: 'HELD', paid: '0.0000' } as const;
  const open = (fromGivenUp?: string) => {
    const bill = { ...belowZero, ...(fromGivenUp === undefined ? {} : { fromGivenUp }) };
    calls.getAgentBill.mockResolvedValueOnce({ ...detail, bill });
    show({ bill: '88' });
  };
  open();
  expect(await screen.findByText(/it is taken off the next bills/)).toBeDefined();
  expect(screen.getByText('Netted later')).toBeDefined();
  cleanup();
  open('2.0000');
  const sentence = await screen.findByText(/taken off what was never paid/);
  expect(sentence.textContent).toMatch(/2\.00.*3\.00.*taken off the next bills/);
  expect(screen.getByText('Netted later')).toBeDefined();
  cleanup();
  open('5.0000');
  expect(await screen.findByText(/so the next bills of this contract stay/)).toBeDefined();
  expect(screen.queryByText(/taken off the next bills/)).toBeNull();
  expect(screen.getByText('Netted')).toBeDefined();
});

test('a bill that was rejected says so, and why, and counts as nothing earned', async () => {
  const bill = { ...detail.bill, status: 'DENIED', paid: '0.0000', earned: '0.0000' } as const;
  calls.getAgentBill.mockResolvedValueOnce({ ...detail, bill, rejectedFor: 'Two accounts belong to one person' });
  show({ bill: '88' });
  expect(await screen.findByText('Two operators have rejected it, so it is not paid.')).toBeDefined();
  expect(screen.getByText('Two accounts belong to one person')).toBeDefined();
  expect(screen.getByText('Rejected')).toBeDefined();
  cleanup();
  calls.listAgentBills.mockResolvedValue({ content: [bill] });
  calls.listAgentContracts.mockResolvedValue({ content: [] });
  open(<SalaryPage kind="DIVIDEND" title={{ id: 'Bonus', message: 'Bonus' }} search={{}} />);
  const row = await screen.findByRole('row', { name: /731,500\.00.*Rejected/ });
  expect(within(row).getByRole('cell', { name: '0.00' })).toBeDefined();
});

test('a bill that is not paid in its turn says what it waits for', async () => {
  const { paidAt: _, ...unpaid } = detail.bill;
  const waiting = (bill: Partial<AgentBillDetail['bill']>) => {
    calls.getAgentBill.mockResolvedValueOnce({ ...detail, bill: { ...unpaid, ...bill } });
    show({ bill: '88' });
  };
  waiting({ status: 'CALCULATED', waitsFor: 'OPERATOR' });
  expect(await screen.findByText(/^An operator keeps it back/)).toBeDefined();
  expect(screen.getByText('Kept back')).toBeDefined();
  expect(screen.queryByText('Being paid')).toBeNull();
  cleanup();
  waiting({ status: 'UNDER_REVIEW', waitsFor: 'BILL_BEFORE', amount: '-20.0000' });
  expect(await screen.findByText(/^Below zero: it waits until an earlier bill/)).toBeDefined();
  expect(screen.getByText('Waits for an earlier bill')).toBeDefined();
});

test('a bill of somebody else does not exist', async () => {
  const { ApiError } = await import('@mekong/api-client/errors');
  calls.getAgentBill.mockRejectedValue(new ApiError({ code: 'NOT_FOUND', status: 404 }));
  show({ bill: '99' });
  expect(await screen.findByRole('heading', { name: 'You have no bill with this number' })).toBeDefined();
});

test('the page of a kind has the terms in force, the sums of its bills, and when the next ones come', async () => {
  const { terms, bill } = detail;
  calls.listAgentBills.mockResolvedValue({ content: [{ ...bill, kind: 'REALTIME', paid: '4874.0000' }] });
  calls.listAgentContracts.mockResolvedValue({
    content: [
      { ...{ contractId: '12', kind: 'REALTIME', gameType: 'ALL', currency: 'KHR', actions: [] }, inForce: terms },
      { ...{ contractId: '13', kind: 'DAILY', gameType: 'ALL', currency: 'KHR', actions: [] }, inForce: terms },
    ],
  });
  open(<SalaryPage kind="REALTIME" title={{ id: 'Real-time salary', message: 'Real-time salary' }} search={{}} />);
  expect(await screen.findAllByText('Tier 1')).toHaveLength(1);
  expect(screen.getByLabelText('Terms').textContent).toContain('Settled');
  expect(await screen.findByRole('timer')).toBeDefined();
  const row = await screen.findByRole('row', { name: /3,412.*731,500\.00.*25\.00%.*4,875\.00.*−1\.00/ });
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/agentHome?page=agentRevenueReport&bill=88');
  expect(calls.getAgentBillTotals.mock.calls.every(([{ query }]) => query.kind === 'REALTIME')).toBe(true);
});

test('bills that come by the minute appear while their page is open, and are read out', async () => {
  const { bill } = detail;
  const day = {
    ...bill,
    kind: 'REALTIME',
    start: '2026-11-14T00:00:00.000Z',
    end: '2026-11-14T00:05:00.000Z',
  } as const;
  calls.listAgentBills.mockResolvedValue({ content: [day] });
  calls.listAgentContracts.mockResolvedValue({ content: [] });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    open(<SalaryPage kind="REALTIME" title={{ id: 'Real-time salary', message: 'Real-time salary' }} search={{}} />);
    // of a window within a day the zone is named once, behind both of its ends
    const row = await screen.findByRole('row', { name: /^Nov 14, 2026, 07:00 – 07:05 GMT\+7\b.*4,875\.00/ });
    const link = within(row).getByRole('link');
    link.focus();
    expect(screen.queryByText(/^New bill/)).toBeNull();
    calls.listAgentBills.mockResolvedValue({ content: [{ ...day, billId: '89', amount: '12.0000' }, day] });
    await vi.advanceTimersByTimeAsync(31_000);
    expect((await screen.findByText(/^New bill/)).textContent).toContain('12.00');
    expect(document.activeElement).toBe(link);
  } finally {
    vi.useRealTimers();
  }
});

test('bills of a dividend say what the cycle came to, by which tier, and what those below got', async () => {
  calls.listAgentBills.mockResolvedValue({ content: [detail.bill] });
  calls.listAgentContracts.mockResolvedValue({ content: [] });
  open(<SalaryPage kind="DIVIDEND" title={{ id: 'Bonus', message: 'Bonus' }} search={{}} />);
  const row = await screen.findByRole('row', { name: /731,500\.00/ });
  const cells = within(row).getAllByRole('cell');
  const texts = cells.map(({ textContent }) => textContent);
  expect(texts.slice(1, 9)).toEqual([
    ...['Valid bet731,500.00', 'Cycle loss40,000.00', 'Active members31', 'Tier2', 'Rate25%', 'Gross10,000.00'],
    ...['To downlines5,125.00', 'Earned4,875.00'],
  ]);
});

test.each([
  ['2026-11-26T14:07:12Z', '2026-11-26T14:10:00Z'],
  ['2026-11-26T14:10:00Z', '2026-11-26T14:15:00Z'],
])('the five minutes of %s end at %s', (now, end) => {
  expect(windowEnd(Date.parse(now))).toBe(Date.parse(end));
});
