import { randomUUID } from 'node:crypto';
import type { CreditLineDetail, CreditLinePage, WaitingForApproval } from '@mekong/api-client/admin/contract/types';
import type {
  AccountClosing,
  CreditMovementList,
  CreditReport,
  FundsConsolidated,
  MovementList,
  ProfitReport,
  Withdrawable,
} from '@mekong/api-client/contract/types';
import { expect, test } from 'vitest';
import { stopDatabaseClock } from '../../../test/clock.ts';
import { consoleOf } from '../../../test/console.ts';
import { wire } from '../../../test/credit.ts';
import { type TestSession, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { acceptLink, newOperator } from '../../../test/operator-accounts.ts';
import { unsoundBooks } from '../../../test/payments.ts';
import { linesOfPdf } from '../../../test/pdf.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { settleDue } from './settle.ts';

const t = await testDb();
const db = t.db.kysely;
const { dara } = await seedSmallWorld(db);
const gateway = await testGateway(t);
const { agent, member } = await logInAll(gateway);
const site = await consoleOf(gateway, { isClosed: true });
const sophea = await acceptLink(db, site, (await gateway.modules.firstAdminLink())?.address ?? '', 'sophea');
const rithy = await newOperator(db, site, sophea, { name: 'rithy', role: 'risk' });

const money = (id: 'takeCreditAdvance' | 'repayCredit', amount: string, key = randomUUID(), session = agent) =>
  gateway.call(id, { body: { amount: wire(amount) }, headers: { 'idempotency-key': key } }, session);
const report = () => gateway.value<CreditReport>('getCredit', {}, agent);
const holds = (session: TestSession) => gateway.value<FundsConsolidated>('getConsolidated', {}, session);
const year = {
  from: new Date(Date.now() - 100 * 86_400_000).toISOString(),
  to: new Date(Date.now() + 86_400_000).toISOString(),
};
const codeOf = async (answer: ReturnType<typeof money>) => (await answer).json.error?.code;

test('two operators open a line, and its agent takes, repays, reads and prints it', async () => {
  expect(await report()).toEqual({ currency: 'KHR' });
  expect(await holds(agent)).not.toHaveProperty('hasCredit');
  const asked = await sophea.call('setCreditLine', {
    body: { agent: 'DARA', limit: wire('2000'), termDays: 7, reason: 'Agreed with finance' },
  });
  expect(asked.status, asked.text).toBe(202);
  const { approval } = asked.json.value as WaitingForApproval;
  expect((await rithy.call('approveRequest', { path: { approvalId: approval.id } })).status).toBe(200);
  const { content } = await rithy.value<CreditLinePage>('listCreditLines', { query: { agent: dara } });
  expect(content).toMatchObject([{ agent: 'dara', memberId: dara, state: 'OPEN', version: 2, limit: wire('2000') }]);
  expect(await holds(agent)).toMatchObject({ hasCredit: true });
  expect((await report()).line).toMatchObject({ available: wire('2000'), terms: { isAccepted: false } });

  await gateway.value('setPaymentPassword', { body: { paymentPassword: '402817' } }, agent);
  expect(await codeOf(money('takeCreditAdvance', '500'))).toBe('STATE_STALE');
  await gateway.value('acceptCreditTerms', { body: { version: 1, termDays: 7 } }, agent);
  const key = randomUUID();
  const [first, second] = [await money('takeCreditAdvance', '500', key), await money('takeCreditAdvance', '500', key)];
  expect([first.status, second.text]).toEqual([200, first.text]);
  expect((await money('repayCredit', '120')).json.value).toMatchObject({ line: { used: wire('380') } });

  const detail = await rithy.value<CreditLineDetail>('getCreditLine', { path: { id: content[0]?.id ?? '' } });
  expect(detail.movements.map(({ kind }) => kind)).toEqual(['REPAYMENT', 'ADVANCE', 'LIMIT']);
  expect(detail.advances).toMatchObject([{ amount: wire('500'), repaid: wire('120') }]);

  const pages = [
    await gateway.value<CreditMovementList>('listCreditMovements', { query: { ...year, pageSize: 2 } }, agent),
  ];
  const cursor = pages[0]?.nextCursor ?? '';
  pages.push(await gateway.value('listCreditMovements', { query: { ...year, pageSize: 2, cursor } }, agent));
  expect(pages.map(({ content }) => content.map(({ kind }) => kind))).toEqual([['REPAYMENT', 'ADVANCE'], ['LIMIT']]);
  const sums = { query: { ...year, kind: 'ADVANCE' } };
  expect(await gateway.value('getCreditMovementTotals', sums, agent)).toMatchObject({
    count: 1,
    advanced: wire('500'),
  });

  const csv = await gateway.call('getCreditCsv', { query: year, headers: { language: 'EN' } }, agent);
  const rows = csv.text.split('\r\n').map((line) => line.split(','));
  expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="credit_[\d-]{10}_[\d-]{10}\.csv"$/);
  expect(rows.map((row) => row.slice(2))).toMatchObject([
    ['Kind', 'Currency', 'Change of the line', 'Advanced', 'Repaid', 'Line after', 'Used after'],
    ['Repayment', 'KHR', '', wire('0'), wire('120'), wire('2000'), wire('380')],
    ['Advance', 'KHR', '', wire('500'), wire('0'), wire('2000'), wire('500')],
    ['Line changed', 'KHR', wire('2000'), wire('0'), wire('0'), wire('2000'), wire('0')],
    ['', '', '', wire('500'), wire('120'), '', ''],
    [],
  ]);
  const printed = linesOfPdf((await gateway.call('getCreditPdf', { query: year }, agent)).bytes).flat();
  expect(printed).toEqual(expect.arrayContaining(['380.00', '1,620.00', '120.00']));
  expect(await unsoundBooks(db)).toEqual([]);
});

test('an advance is found among the movements of the wallet, and is no win and no deposit', async () => {
  for (const [kind, amount] of [
    ['CREDIT_ADVANCE', '500'],
    ['CREDIT_REPAYMENT', '-120'],
  ] as const) {
    const { content } = await gateway.value<MovementList>('listMovements', { query: { kind } }, agent);
    expect(content).toMatchObject([{ kind, amount: wire(amount) }]);
  }
  const { totals, lifetime } = await gateway.value<ProfitReport>('getProfit', {}, agent);
  expect([totals.net, totals.deposits, lifetime.net]).toEqual([wire('0'), wire('0'), wire('0')]);
});

test('while it is overdue no money leaves the account, and the account is not closed before it is repaid', async () => {
  await gateway.modules.settings.change('withdrawals', { needsIdentity: false }, { role: 'system' });
  await stopDatabaseClock(db, new Date(Date.now() + 9 * 86_400_000));
  expect(await gateway.value<Withdrawable>('getWithdrawable', {}, agent)).toMatchObject({ hasOverdueCredit: true });
  const transfer = { direction: 'DOWN', memberId: '1', amount: wire('1000') };
  const call = { body: transfer, headers: { 'idempotency-key': randomUUID() } };
  expect((await gateway.call('transferMoney', call, agent)).json.error?.code).toBe('CREDIT_OVERDUE');
  const withdrawal = { body: { accountId: '1', amount: wire('1000') }, headers: { 'idempotency-key': randomUUID() } };
  expect((await gateway.call('createWithdrawal', withdrawal, agent)).json.error?.code).toBe('CREDIT_OVERDUE');
  expect(await gateway.value<AccountClosing>('getAccountClosing', {}, agent)).toMatchObject({ credit: wire('380') });
  const statement = await gateway.call('getCreditPdf', { query: year, headers: { language: 'EN' } }, agent);
  expect(linesOfPdf(statement.bytes).flat()).toContain('Overdue');
  await settleDue(db, {
    zone: 'Asia/Phnom_Penh',
    collectAtVendors: async () => undefined,
    log: { error: () => expect.unreachable() },
  });
  expect((await report()).line).toMatchObject({ used: wire('0'), overdue: wire('0') });
  expect(await gateway.value<AccountClosing>('getAccountClosing', {}, agent)).not.toHaveProperty('credit');
  expect(await unsoundBooks(db)).toEqual([]);
});

test('a member has no credit, and may ask for none', async () => {
  expect((await gateway.call('getCredit', {}, member)).json.error?.code).toBe('AUTH_NOT_AGENT');
  expect(await holds(member)).not.toHaveProperty('hasCredit');
});
