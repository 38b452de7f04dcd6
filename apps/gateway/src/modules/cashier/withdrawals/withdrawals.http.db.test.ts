/** Why this file stays whole: one site with a payment provider of its own, whose start costs more than its tests. */
import { randomUUID } from 'node:crypto';
import type {
  ApprovedRequest,
  DisputePage,
  UnmatchedPaymentDetail,
  UnmatchedPaymentPage,
  WaitingForApproval,
  WithdrawalPage,
  WithdrawalReview,
  WithdrawalRow,
} from '@mekong/api-client/admin/contract/types';
import type {
  Balance,
  ConfirmationList,
  DepositOrder,
  FileLink,
  InboxList,
  MovementList,
  PartConfirmation,
  PayoutAccounts,
  PayoutMethods,
  UploadedFile,
  Withdrawable,
  Withdrawal,
  WithdrawalDetail,
} from '@mekong/api-client/contract/types';
import { freePort } from '@mekong/test-postgres/postgres';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { verifyMember } from '../../../../db/seed/builders.ts';
import { sendForm, startCashierSandbox } from '../../../../test/cashier-sandbox.ts';
import { consoleOf } from '../../../../test/console.ts';
import { TEST_SECRET_KEY, testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { acceptLink, newOperator } from '../../../../test/operator-accounts.ts';
import { unsoundBooks } from '../../../../test/payments.ts';
import { logInAll, seedSmallWorld } from '../../../../test/people.ts';
import { startTestWorkers } from '../../../../test/queue.ts';
import { createFieldCipher } from '../../../kernel/field-cipher.ts';
import { isWindowJob } from '../../../kernel/jobs/job.ts';

const t = await testDb();
const db = t.db.kysely;
const { sokha } = await seedSmallWorld(db);
const port = await freePort();
const sandbox = await startCashierSandbox(`http://localhost:${port}/cashier/v1/webhooks/sandbox`);
const gateway = await testGateway(t, { payments: { sandbox } });
await gateway.app.listen({ port, host: 'localhost' });
await startTestWorkers(t, { queue: gateway.modules.queue, workers: gateway.modules.workers });
const { member, trial } = await logInAll(gateway);
const console = await consoleOf(gateway, { isClosed: true });
const { audit, firstAdminLink, settings } = gateway.modules;
const sophea = await acceptLink(db, console, (await firstAdminLink())?.address ?? '', 'sophea');
const vanna = await newOperator(db, console, sophea, { name: 'vanna', role: 'cashier' });

const request = (body: object, key = randomUUID(), session = member) =>
  gateway.call('createWithdrawal', { body, headers: { 'idempotency-key': key } }, session);
const detail = (orderNo: string) => gateway.value<WithdrawalDetail>('getWithdrawal', { path: { orderNo } }, member);
const cash = async () => Number((await gateway.value<Balance>('getBalance', {}, member)).sumBalance);
const until = (orderNo: string, state: string) =>
  expect.poll(async () => (await detail(orderNo)).order.state).toBe(state);
const told = async (orderNo: string) =>
  (await gateway.value<InboxList>('listInbox', { headers: { Language: 'EN' } }, member)).content
    .filter(({ link }) => link?.order === orderNo)
    .map(({ title }) => title);
const withdrawable = () => gateway.value<Withdrawable>('getWithdrawable', {}, member);
const queued = async () => (await vanna.value<WithdrawalPage>('listWithdrawalQueue')).content;
const account = { method: 'BANK', institution: 'DEVB', number: '000123456789', holder: 'Sok Dara' };
let accountId = '';

beforeAll(async () => {
  const { methods } = await gateway.value<PayoutMethods>('getPayoutMethods', {}, member);
  expect(methods.map(({ method, isOpen }) => [method, isOpen])).toEqual([
    ['WALLET', true],
    ['BANK', true],
  ]);
  const { accounts } = await gateway.value<PayoutAccounts>('addPayoutAccount', { body: account }, member);
  expect(accounts).toMatchObject([{ institutionName: 'Dev Bank', numberEnd: '6789', state: 'WAITING' }]);
  accountId = accounts[0]?.id ?? '';
});

describe('a member', () => {
  test('needs an approved identity check, a payment password, and an account that has waited', async () => {
    const body = { accountId, amount: '60000.0000' };
    await settings.change('withdrawals', { needsIdentity: true }, { role: 'system' });
    expect((await withdrawable()).identity).toBe('NEEDED');
    expect((await request(body)).json.error).toMatchObject({ code: 'KYC_REQUIRED' });
    await verifyMember(db, createFieldCipher(TEST_SECRET_KEY), 'sokha');
    expect((await withdrawable()).identity).toBe('DONE');
    expect((await request(body)).json.error).toMatchObject({ code: 'AUTH_STEP_UP', params: { methods: [] } });
    await gateway.value('setPaymentPassword', { body: { paymentPassword: '402817' } }, member);
    expect((await request(body)).json.error).toMatchObject({
      code: 'ACCOUNT_WAIT',
      params: { until: expect.any(String) },
    });
    await db.updateTable('payout_account').set({ usable_from: new Date() }).execute();
  });

  test('is paid once for one key, and sees it among the movements', async () => {
    const [before, key] = [await cash(), randomUUID()];
    const body = { accountId, amount: '60000.0000' };
    const [first, second] = [await request(body, key), await request(body, key)];
    expect(second.text).toBe(first.text);
    const { orderNo } = first.json.value as Withdrawal;
    expect(before - (await cash())).toBe(60_000);
    await until(orderNo, 'PAID');
    expect(await detail(orderNo)).toMatchObject({
      order: { fee: '1000.0000', arrives: '59000.0000', paid: '59000.0000', numberEnd: '6789' },
      parts: [{ no: `${orderNo}-1`, amount: '59000.0000', state: 'PAID' }],
    });
    const { content } = await gateway.value<MovementList>('listMovements', {}, member);
    expect(content[0]).toMatchObject({ kind: 'WITHDRAWAL', amount: '-60000.0000', orderNo });
    expect(await told(orderNo)).toEqual(['Your withdrawal was paid', 'Your withdrawal is approved']);
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('has the money back when his bank sends it back', async () => {
    await sendForm(sandbox, '/faults', { payouts: 'returned' });
    const before = await cash();
    const { orderNo } = (await request({ accountId, amount: '30000.0000' })).json.value as Withdrawal;
    await until(orderNo, 'REJECTED');
    expect((await detail(orderNo)).order).toMatchObject({ reason: 'ACCOUNT_CLOSED', paid: '0.0000' });
    expect((await told(orderNo))[0]).toBe('A withdrawal could not be paid');
    await sendForm(sandbox, '/faults', { payouts: 'none' });
    expect(await cash()).toBe(before);
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('is paid once though it is told before the answer, and has the money back once though the newer news come first', async () => {
    const before = await cash();
    const make = async (faults: Record<string, string>) => {
      await sendForm(sandbox, '/faults', faults);
      return ((await request({ accountId, amount: '30000.0000' })).json.value as Withdrawal).orderNo;
    };
    const early = await make({ webhooks: 'early' });
    await until(early, 'PAID');
    expect((await detail(early)).parts).toMatchObject([{ state: 'PAID' }]);
    const disordered = await make({ webhooks: 'disorder', payouts: 'returned' });
    await until(disordered, 'REJECTED');
    await sendForm(sandbox, '/faults', { payouts: 'none' });
    expect(before - (await cash())).toBe(30_000);
    expect(await unsoundBooks(db)).toEqual([]);
    // a day has five, and the other tests need theirs
    const ofYesterday = { created_at: new Date(Date.now() - 30 * 3_600_000) };
    await db.updateTable('withdraw_order').set(ofYesterday).where('order_no', 'in', [early, disordered]).execute();
  });

  test('cannot withdraw a deposit that was not played', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const made = await gateway.call(
      'createDeposit',
      { body: { method: 'KHQR', amount: '50000.0000' }, headers },
      member,
    );
    const { orderNo } = made.json.value as DepositOrder;
    const instructions = async () =>
      (await gateway.value<{ instructions?: { payUrl: string } }>('getDeposit', { path: { orderNo } }, member))
        .instructions;
    await expect.poll(instructions).toBeTruthy();
    await sendForm(sandbox, new URL((await instructions())?.payUrl ?? '').pathname, { amount: '50000' });
    await expect
      .poll(async () => (await withdrawable()).locks)
      .toMatchObject([{ reason: 'TURNOVER', orderNo, amount: '50000.0000', required: '50000.0000', done: '0.0000' }]);
    const { cash: all, locked, withdrawable: free } = await withdrawable();
    expect([locked, Number(all) - Number(free)]).toEqual(['50000.0000', 50_000]);
    const tooMuch = `${Math.floor(Number(free)) + 1}.0000`;
    expect((await request({ accountId, amount: tooMuch })).json.error?.code).toBe('WALLET_INSUFFICIENT');

    // who excludes himself takes it along without play, to an account of his own: other members never get it
    const excluded = {
      kind: 'EXCLUSION',
      period: 'life',
      until: null,
      return_asked_at: null,
      lifted_at: null,
    } as const;
    await db
      .insertInto('play_break')
      .values({ member_id: sokha, ...excluded })
      .execute();
    expect(await withdrawable()).toMatchObject({ locked: '0.0000', locks: [] });
    await settings.change('transfers', { amountPerDay: '999999999.0000' }, { role: 'system' });
    const body = { direction: 'UP', amount: tooMuch };
    const sent = await gateway.call('transferMoney', { body, headers: { 'idempotency-key': randomUUID() } }, member);
    expect(sent.json.error?.code).toBe('WALLET_INSUFFICIENT');
    await db.deleteFrom('play_break').execute();
  });

  test('withdraws what was there before the document ran out, and nothing that was paid in since', async () => {
    const set = (change: object, expiredAt: Date | null) =>
      Promise.all([
        settings.change('withdrawals', { needsIdentity: true, ...change }, { role: 'system' }),
        db.updateTable('kyc_profile').set({ expired_at: expiredAt }).execute(),
      ]);
    await set({ turnoverPercent: 0, amountPerDay: '999999999.0000' }, new Date(Date.now() - 60_000));
    const { cash: all, withdrawable: free, identity } = await withdrawable();
    expect([identity, Number(all) - Number(free)]).toEqual(['EXPIRED', 50_000]);
    const amount = `${Math.floor(Number(free)) + 1}.0000`;
    expect((await request({ accountId, amount })).json.error?.code).toBe('KYC_REQUIRED');
    await set({}, null);
  });

  test('cannot withdraw while the account is on hold', async () => {
    await gateway.value('setPaymentPassword', { body: { paymentPassword: '918273' } }, member);
    const refused = await request({ accountId, amount: '60000.0000' });
    expect(refused.json.error).toMatchObject({ code: 'ACCOUNT_WAIT' });
    expect(await withdrawable()).toMatchObject({ heldUntil: expect.any(String) });
    await db.deleteFrom('member_hold').execute();
  });

  test('offers another account first, and removes it', async () => {
    const body = { method: 'WALLET', institution: 'DEMO', number: '012345678', holder: 'Sok Dara' };
    const { accounts } = await gateway.value<PayoutAccounts>('addPayoutAccount', { body }, member);
    const path = { accountId: accounts.find(({ id }) => id !== accountId)?.id ?? '' };
    const chosen = await gateway.value<PayoutAccounts>('chooseDefaultAccount', { path }, member);
    expect(chosen.accounts[0]).toMatchObject({ id: path.accountId, isDefault: true });
    const left = await gateway.value<PayoutAccounts>('removePayoutAccount', { path }, member);
    expect(left.accounts).toMatchObject([{ id: accountId, isDefault: true }]);
  });

  test('who is on trial cannot withdraw', async () => {
    const refused = await request({ accountId, amount: '60000.0000' }, randomUUID(), trial);
    expect(refused.json.error?.code).toBe('AUTH_TRIAL_BLOCKED');
  });
});

describe('an operator', () => {
  test('approves alone up to a limit, and with another one above it', async () => {
    await settings.change('withdrawals', { automaticUpTo: '50000.0000', secondOver: '80000.0000' }, { role: 'system' });
    const orders: string[] = [];
    for (const amount of ['60000.0000', '90000.0000']) {
      const { orderNo } = (await request({ accountId, amount })).json.value as Withdrawal;
      await until(orderNo, 'REVIEW');
      orders.push(orderNo);
    }
    const [large, small] = await queued();
    expect([large, small]).toMatchObject([
      { orderNo: orders[1], username: 'sokha', score: 60, flags: ['FAST_IN_OUT', 'LARGE'] },
      { orderNo: orders[0] },
    ]);
    const body = { reason: 'The statement fits.' };
    const alone = await vanna.call('approveWithdrawal', { path: { id: small?.id ?? '' }, body });
    expect([alone.status, alone.json.value]).toMatchObject([200, { state: 'APPROVED', decidedBy: 'vanna' }]);
    const asked = await vanna.call('approveWithdrawal', { path: { id: large?.id ?? '' }, body });
    expect(asked.status).toBe(202);
    const approvalId = (asked.json.value as WaitingForApproval).approval.id;
    expect((await vanna.call('approveRequest', { path: { approvalId } })).json.error?.code).toBe('APPROVAL_OWN');
    expect((await detail(orders[1] ?? '')).order.state).toBe('REVIEW');
    const weigh = (who: typeof vanna) =>
      who.value<WithdrawalReview>('getWithdrawalReview', { path: { id: large?.id ?? '' } });
    expect(await weigh(vanna)).toMatchObject({
      ...{ order: large, secondOver: '80000.0000', member: { username: 'sokha', upline: 'dara', identity: 'DONE' } },
      payout: { holder: 'Sok Dara', arrives: '89000.0000', usedSince: expect.any(String) },
      approval: { id: approvalId, maker: 'vanna', reason: body.reason, isOwn: true },
      seconds: ['sophea'],
    });
    expect((await weigh(sophea)).approval).toMatchObject({ maker: 'vanna', isOwn: false });
    const approved = await sophea.value<ApprovedRequest>('approveRequest', { path: { approvalId } });
    expect(approved.result).toMatchObject({ state: 'APPROVED', decidedBy: 'vanna' });
    for (const orderNo of orders) await until(orderNo, 'PAID');
    expect(await weigh(sophea)).not.toHaveProperty('approval');
    const unknown = await vanna.call('getWithdrawalReview', { path: { id: '999999' } });
    expect(unknown.json.error?.code).toBe('NOT_FOUND');
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('puts on hold what nobody may approve yet, until it is released or rejected', async () => {
    await settings.change('withdrawals', { automaticUpTo: '50000.0000', secondOver: '80000.0000' }, { role: 'system' });
    const ids: string[] = [];
    for (const amount of ['60000.0000', '90000.0000']) {
      const { orderNo } = (await request({ accountId, amount })).json.value as Withdrawal;
      await until(orderNo, 'REVIEW');
      ids.push((await queued()).find((row) => row.orderNo === orderNo)?.id ?? '');
    }
    const [small = '', large = ''] = ids;
    const codeOf = async (answer: ReturnType<typeof vanna.call>) => (await answer).json.error?.code;
    const why = { reason: 'SECURITY', note: 'Not reached by phone' };
    const hold = (who: typeof vanna, id: string, body: object = { isHeld: true, ...why }) =>
      who.call('holdWithdrawal', { path: { id }, body });
    const approve = (who: typeof vanna, id: string) =>
      who.call('approveWithdrawal', { path: { id }, body: { reason: 'The statement fits.' } });
    const waiting = (who: typeof vanna, which: string) =>
      who.value<WithdrawalPage>('listWithdrawalQueue', { query: { waiting: which } });
    const idsOf = ({ content }: WithdrawalPage) => content.map(({ id }) => id);

    expect(await codeOf(hold(vanna, small, { isHeld: true, reason: 'SECURITY' }))).toBe('VALIDATION_FAILED');
    expect(await codeOf(hold(vanna, small, { isHeld: true, reason: 'SECURITY', note: '   ' }))).toBe(
      'VALIDATION_FAILED',
    );
    expect(await codeOf(hold(vanna, '999999'))).toBe('NOT_FOUND');
    const before = await cash();
    const row = (await hold(vanna, small)).json.value as WithdrawalRow;
    expect(row).toMatchObject({ state: 'REVIEW', hold: { by: 'vanna', ...why, at: expect.any(String) } });
    expect(Date.parse(row.promisedAt ?? '') - Date.parse(row.createdAt)).toBe(30 * 60_000);
    expect([await cash(), (await detail(row.orderNo)).order.state]).toEqual([before, 'REVIEW']);
    expect(await codeOf(hold(vanna, small))).toBe('STATE_STALE');
    expect(await audit.newest({ action: 'withdrawal.held', limit: 1 })).toMatchObject([
      {
        ...{ actorId: 'vanna', object: `withdrawal:${row.orderNo}` },
        detail: { before: { hold: null }, after: { hold: 'vanna', reason: 'SECURITY' }, note: why.note },
      },
    ]);

    for (const who of [vanna, sophea]) expect(await codeOf(approve(who, small))).toBe('ORDER_ON_HOLD');
    const asked = (await approve(vanna, large)).json.value as WaitingForApproval;
    expect((await hold(sophea, large)).status).toBe(200);
    const second = () => sophea.call('approveRequest', { path: { approvalId: asked.approval.id } });
    expect(await codeOf(second())).toBe('ORDER_ON_HOLD');
    const all = await waiting(vanna, 'ALL');
    // the oldest first, whoever has begun it
    expect(idsOf(all)).toEqual([small, large]);
    expect(all.content[1]).toMatchObject({ approvedFirstBy: 'vanna', hold: { by: 'sophea' } });
    expect(all.waiting).toEqual({ all: 2, mine: 2, held: 2 });
    expect(idsOf(await waiting(vanna, 'MINE'))).toEqual([small, large]);
    expect(idsOf(await waiting(sophea, 'MINE'))).toEqual([large]);
    expect((await waiting(sophea, 'HELD')).waiting).toEqual({ all: 2, mine: 1, held: 2 });

    // somebody else may release it; the request of the first has waited
    expect((await hold(vanna, large, { isHeld: false })).json.value).not.toHaveProperty('hold');
    expect(await codeOf(hold(vanna, large, { isHeld: false }))).toBe('STATE_STALE');
    expect(await audit.newest({ action: 'withdrawal.released', limit: 1 })).toMatchObject([
      { actorId: 'vanna', detail: { before: { hold: 'sophea', reason: 'SECURITY' }, after: { hold: null } } },
    ]);
    expect((await second()).status).toBe(200);
    const rejected = await sophea.call('rejectWithdrawal', { path: { id: small }, body: why });
    expect(rejected.json.value).toMatchObject({ state: 'REJECTED' });
    expect(rejected.json.value).not.toHaveProperty('hold');
    expect(await codeOf(hold(vanna, small))).toBe('STATE_STALE');
    expect((await waiting(vanna, 'ALL')).waiting).toEqual({ all: 0, mine: 0, held: 0 });
    await until(all.content[1]?.orderNo ?? '', 'PAID');
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('holds once when two press at the same moment', async () => {
    const { orderNo } = (await request({ accountId, amount: '60000.0000' })).json.value as Withdrawal;
    await until(orderNo, 'REVIEW');
    const path = { id: (await queued())[0]?.id ?? '' };
    const body = { isHeld: true, reason: 'ACCOUNT', note: 'Asked the bank' };
    const answers = await Promise.all([vanna, sophea].map((who) => who.call('holdWithdrawal', { path, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await sophea.value('rejectWithdrawal', { path, body: { reason: 'ACCOUNT', note: 'The bank says no' } });
    expect(await db.selectFrom('withdraw_hold').selectAll().execute()).toEqual([]);
  });

  test('sends a payment without an order back to its payer, when another one agrees', async () => {
    await sendForm(sandbox, '/stray', { method: 'KHQR KHR', amount: '7000' });
    const unmatched = async () =>
      (await vanna.value<UnmatchedPaymentPage>('listUnmatchedPayments', { query: { state: 'OPEN' } })).content;
    await expect.poll(async () => (await unmatched()).length).toBe(1);
    const [item] = await unmatched();
    expect(item).toMatchObject({ reason: 'UNKNOWN_ORDER', amount: '7000.0000', provider: 'sandbox', method: 'KHQR' });
    const path = { id: item?.id ?? '' };
    const asked = await vanna.call('refundUnmatchedPayment', { path, body: { reason: 'Nobody claims it.' } });
    expect(asked.status).toBe(202);
    const approvalId = (asked.json.value as WaitingForApproval).approval.id;
    expect((await vanna.call('approveRequest', { path: { approvalId } })).json.error?.code).toBe('APPROVAL_OWN');
    const { result } = await sophea.value<ApprovedRequest>('approveRequest', { path: { approvalId } });
    expect(result).toMatchObject({ state: 'REFUNDING', decidedBy: 'vanna' });
    const job = gateway.modules.work.find(({ name }) => name === 'refunds.poll');
    if (!job || isWindowJob(job)) throw new Error('Nothing sends payments back.');
    // the first time it is ordered, the second time asked about
    for (let n = 0; n < 2; n++) {
      await db.updateTable('suspense_item').set({ look_at: new Date() }).where('look_at', 'is not', null).execute();
      await job.run({ db, signal: new AbortController().signal });
    }
    const { item: ended } = await vanna.value<UnmatchedPaymentDetail>('getUnmatchedPayment', { path });
    expect(ended).toMatchObject({ state: 'ENDED', outcome: 'REFUNDED' });
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('rejects with a reason that the member reads', async () => {
    const before = await cash();
    const { orderNo } = (await request({ accountId, amount: '60000.0000' })).json.value as Withdrawal;
    await until(orderNo, 'REVIEW');
    const [row] = await queued();
    const path = { id: row?.id ?? '' };
    const rejected = await vanna.call('rejectWithdrawal', { path, body: { reason: 'SECURITY', note: 'Not reached' } });
    expect(rejected.json.value).toMatchObject({ state: 'REJECTED', reason: 'SECURITY' });
    expect((await detail(orderNo)).order).toMatchObject({ state: 'REJECTED', reason: 'SECURITY' });
    expect(await cash()).toBe(before);
    const again = await vanna.call('rejectWithdrawal', { path, body: { reason: 'SECURITY', note: 'Not reached' } });
    expect(again.json.error?.code).toBe('STATE_STALE');
  });
});

describe('a part that was paid', () => {
  const picture = async () => {
    const data = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#2a9d8f' } })
      .png()
      .toBuffer();
    const body = { purpose: 'PROOF', data: data.toString('base64') };
    return (await gateway.value<UploadedFile>('uploadFile', { body }, member)).id;
  };
  const own = (
    id: 'getConfirmation' | 'confirmReceived' | 'openDispute' | 'sendEvidence',
    partNo: string,
    body?: object,
  ) => gateway.value<PartConfirmation>(id, { path: { partNo }, body }, member);
  const waiting = async () => {
    const { content } = await gateway.value<ConfirmationList>('listConfirmations', {}, member);
    return content.filter(({ state }) => state === 'WAITING').map(({ partNo }) => partNo);
  };

  test('waits for its receiver, who confirms it', async () => {
    const [partNo = ''] = await waiting();
    expect(await own('getConfirmation', partNo)).toMatchObject({
      state: 'WAITING',
      numberEnd: '6789',
      place: 1,
      count: 1,
    });
    expect(await own('confirmReceived', partNo, { whole: true })).toMatchObject({ state: 'RECEIVED' });
    expect((await detail(partNo.slice(0, 8))).parts).toMatchObject([{ state: 'PAID', confirmation: 'RECEIVED' }]);
    expect(await waiting()).not.toContain(partNo);
  });

  test('is disputed with pictures that an operator looks at, and given back when two of them say so', async () => {
    const [partNo = ''] = await waiting();
    const fileIds = [await picture()];
    const opened = await own('openDispute', partNo, { reason: 'NOTHING', fileIds });
    expect(opened).toMatchObject({ state: 'NOT_RECEIVED', dispute: { state: 'OPEN', fileIds } });
    const [row] = (await vanna.value<DisputePage>('listDisputes', { query: { state: 'OPEN' } })).content;
    expect(row).toMatchObject({ caseNo: opened.dispute?.caseNo, partNo, username: 'sokha', fileIds });
    const path = { id: row?.id ?? '', fileId: fileIds[0] ?? '' };

    const risk = await consoleOf(gateway, { role: 'risk' });
    const { url } = await risk.value<FileLink>('showEvidence', { path });
    const headers = { host: 'localhost:8082' };
    const shown = await risk.app.inject({ url, headers });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const elsewhere = { ...headers, cookie: '__Host-operator=somebody-else' };
    expect((await risk.app.inject({ url, headers: elsewhere })).statusCode).toBe(403);
    const strange = { ...path, fileId: await picture() };
    expect((await vanna.call('showEvidence', { path: strange })).json.error?.code).toBe('NOT_FOUND');

    const ask = { step: 'EVIDENCE', reason: 'Send the whole page.' };
    expect(await vanna.value('moveDispute', { path, body: ask })).toMatchObject({ state: 'NEED_EVIDENCE' });
    expect(await own('sendEvidence', partNo, { fileIds: [strange.fileId] })).toMatchObject({
      dispute: { state: 'OPEN' },
    });

    const before = await cash();
    const body = { outcome: 'RETURNED', reason: 'The bank has no such credit.' };
    const asked = await vanna.call('resolveDispute', { path, body });
    expect([asked.status, await cash()]).toEqual([202, before]);
    const approvalId = (asked.json.value as WaitingForApproval).approval.id;
    await sophea.value<ApprovedRequest>('approveRequest', { path: { approvalId } });
    expect(await own('getConfirmation', partNo)).toMatchObject({
      state: 'CLOSED',
      dispute: { state: 'RESOLVED_RETURNED', decision: 'The bank has no such credit.' },
    });
    expect((await cash()) - before).toBe(Number(opened.amount));
    expect((await detail(partNo.slice(0, 8))).order).toMatchObject({ state: 'REJECTED', givenBack: opened.amount });
    expect(await unsoundBooks(db)).toEqual([]);
  });
});
