import { beforeEach, describe, expect, test } from 'vitest';
import { testDb } from '../../../../test/harness.ts';
import { unsoundBooks } from '../../../../test/payments.ts';
import { expectAllRows, expectTrail, type StepRow, stepOf, watched } from '../../../../test/transitions.ts';
import { MINUTE, withdrawalWorld } from '../../../../test/withdrawals.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { withdrawalChanged } from '../channels.port.ts';
import { partSteps, withdrawSteps } from './machine.ts';

const { t, trailOf } = watched(await testDb());
const db = t.db.kysely;
const w = await withdrawalWorld(t);
const { actor } = w;
const by = { id: 'sophea', role: 'operator', ip: '127.0.0.1' } as const;
const channel = withdrawalChanged.name;
beforeEach(w.reset);

type Prepared = Awaited<ReturnType<StepRow['run']>>;
/** With the number of the part that it is about, within its order. */
type Row = StepRow & { readonly part?: number };

const settle = (orderNo: string, state: 'paid' | 'failed' | 'returned', part = 1, failure?: 'BANK_DOWN') =>
  w.fake.settle(`${orderNo}-${part}`, state, failure);
const look = (orderNo: string) => () => w.look(orderNo);
const requested = async () => w.request(await w.account('LARGE'), '500');
/** At the provider in so many parts of about 300; one part of 500. */
const sent = async (parts = 1) =>
  parts === 1 ? w.sent(await w.account(), '500') : w.sent(await w.account('SMALL'), String(300 * parts + 10));
/** Parts of an order become this one after the other, the last of them when the step is taken. */
async function told(parts: number, ...states: [state: 'paid' | 'failed' | 'returned', part?: number][]) {
  const orderNo = await sent(parts);
  for (const [n, [state, part]] of states.entries()) {
    if (n > 0) await w.look(orderNo);
    settle(orderNo, state, part);
  }
  return look(orderNo);
}
/** The part is there before the call that sends it ends so. */
async function called(kind: 'unavailable' | 'timeout' | 'defect', isDone: boolean): Promise<string> {
  const orderNo = await requested();
  w.fake.trouble.push({ kind, isDone });
  await w.look(orderNo);
  return orderNo;
}
async function inReview(): Promise<string> {
  w.decide({ automaticUpTo: '100.0000' });
  const orderNo = await requested();
  await w.look(orderNo);
  return orderNo;
}
const approve = async (orderNo: string) => {
  const id = await w.idOf(orderNo);
  return inTransaction(db, (trx) => w.review.approve(trx, id, by, undefined));
};
const reject = async (orderNo: string) => w.review.reject(await w.idOf(orderNo), 'TERMS', 'Rules', by);

const withdrawRows: Row[] = [
  { key: 'START create', to: 'REQUESTED', audit: 'withdrawal.requested', run: async () => requested },
  {
    ...{ key: 'REQUESTED checked', to: 'REVIEW', audit: 'withdrawal.checked', channel },
    async run() {
      w.decide({ automaticUpTo: '100.0000' });
      return look(await requested());
    },
  },
  {
    ...{ key: 'REVIEW approved', to: 'APPROVED', audit: 'withdrawal.approved', message: 'withdrawalApproved', channel },
    async run() {
      const orderNo = await inReview();
      return () => approve(orderNo);
    },
  },
  ...([requested, inReview] as const).map((begin, n) => ({
    ...{ key: `${n === 0 ? 'REQUESTED' : 'REVIEW'} rejected`, to: 'REJECTED', audit: 'withdrawal.rejected', channel },
    message: 'withdrawalRejected',
    async run() {
      const orderNo = await begin();
      return () => reject(orderNo);
    },
  })),
  {
    ...{ key: 'APPROVED planned', to: 'PAYING', audit: 'withdrawal.planned', channel },
    async run() {
      const orderNo = await inReview();
      await approve(orderNo);
      return look(orderNo);
    },
  },
  {
    ...{ key: 'PAYING partPaid', to: 'PAID_PART', audit: 'withdrawal.paid', message: 'partPaid', channel },
    run: () => told(2, ['paid']),
  },
  {
    ...{ key: 'PAID_PART partPaid', to: 'PAID_PART', audit: 'withdrawal.paid', message: 'partPaid', channel },
    run: () => told(3, ['paid'], ['paid', 2]),
  },
  {
    ...{ key: 'PAYING allPaid', to: 'PAID', audit: 'withdrawal.paid', message: 'withdrawalPaid', channel },
    run: () => told(1, ['paid']),
  },
  {
    ...{ key: 'PAID_PART allPaid', to: 'PAID', audit: 'withdrawal.paid', message: 'withdrawalPaid', channel },
    run: () => told(2, ['paid'], ['paid', 2]),
  },
  {
    ...{ key: 'PAYING restBack', to: 'PAID', audit: 'withdrawal.given-back', message: 'withdrawalReturned', channel },
    run: () => told(2, ['failed'], ['paid', 2]),
  },
  {
    ...{
      key: 'PAID_PART restBack',
      to: 'PAID',
      audit: 'withdrawal.given-back',
      message: 'withdrawalReturned',
      channel,
    },
    run: () => told(2, ['paid'], ['failed', 2]),
  },
  {
    ...{ key: 'PAYING unpaid', to: 'REJECTED', audit: 'withdrawal.given-back', message: 'withdrawalReturned', channel },
    run: () => told(1, ['failed']),
  },
  // its money is held for the rest of the order, and told of when that has ended
  {
    ...{ key: 'PAID_PART partReturned', to: 'PAID_PART', audit: 'withdrawal.returned', channel },
    run: () => told(3, ['paid'], ['paid', 2], ['returned']),
  },
  {
    ...{ key: 'PAID_PART returned', to: 'PAYING', audit: 'withdrawal.returned', channel },
    run: () => told(2, ['paid'], ['returned']),
  },
  {
    ...{ key: 'PAID partReturned', to: 'PAID', audit: 'withdrawal.returned', message: 'withdrawalReturned', channel },
    run: () => told(2, ['paid'], ['paid', 2], ['returned']),
  },
  {
    ...{ key: 'PAID returned', to: 'REJECTED', audit: 'withdrawal.returned', message: 'withdrawalReturned', channel },
    run: () => told(1, ['paid'], ['returned']),
  },
];

/** It failed because its bank did not answer, and was paid after all before the part in its place was sent. */
async function lateBeforeReplacement(): Promise<Prepared> {
  const orderNo = await sent();
  settle(orderNo, 'failed', 1, 'BANK_DOWN');
  await w.look(orderNo);
  settle(orderNo, 'paid');
  return () => w.webhook(`${orderNo}-1`);
}
const webhookAfter = async (orderNo: string, state: 'paid' | 'failed'): Promise<Prepared> => {
  settle(orderNo, state);
  return () => w.webhook(`${orderNo}-1`);
};
const lookAfter = async (orderNo: string, state: 'paid' | 'failed'): Promise<Prepared> => {
  settle(orderNo, state);
  return look(orderNo);
};
const paidPart = { to: 'PAID', audit: 'withdrawal.paid', message: 'withdrawalPaid', channel };
const failedPart = { to: 'FAILED', audit: 'withdrawal.failed', message: 'withdrawalReturned', channel };

const partRows: Row[] = [
  {
    ...{ key: 'START plan', to: 'PLANNED', audit: 'withdrawal.planned', channel },
    async run() {
      const orderNo = await inReview();
      await approve(orderNo);
      w.fake.trouble.push({ kind: 'unavailable' });
      return look(orderNo);
    },
  },
  // what is only asked about changes nothing for anybody: that it was taken is written down
  ...(['timeout', 'unavailable'] as const).map((kind) => ({
    ...{ key: kind === 'timeout' ? 'PLANNED sending' : 'UNKNOWN notDone', channel },
    to: kind === 'timeout' ? 'UNKNOWN' : 'PLANNED',
    async run() {
      const orderNo = await called('unavailable', false);
      w.fake.trouble.push({ kind });
      return look(orderNo);
    },
  })),
  {
    ...{ key: 'UNKNOWN missing', to: 'PLANNED', channel },
    async run() {
      const orderNo = await called('timeout', false);
      w.wait(31 * MINUTE);
      await w.look(orderNo);
      return look(orderNo);
    },
  },
  {
    ...{ key: 'UNKNOWN accepted', to: 'SENT', audit: 'withdrawal.sent', channel },
    run: async () => look(await called('timeout', true)),
  },
  { key: 'PLANNED paid', ...paidPart, run: async () => webhookAfter(await called('unavailable', true), 'paid') },
  { key: 'UNKNOWN paid', ...paidPart, run: async () => lookAfter(await called('timeout', true), 'paid') },
  { key: 'SENT paid', ...paidPart, run: async () => lookAfter(await sent(), 'paid') },
  { key: 'PLANNED failed', ...failedPart, run: async () => webhookAfter(await called('unavailable', true), 'failed') },
  { key: 'UNKNOWN failed', ...failedPart, run: async () => lookAfter(await called('timeout', true), 'failed') },
  { key: 'SENT failed', ...failedPart, run: async () => lookAfter(await sent(), 'failed') },
  { key: 'PLANNED dropped', ...paidPart, to: 'DROPPED', part: 2, run: lateBeforeReplacement },
  { key: 'FAILED paid', ...paidPart, run: lateBeforeReplacement },
  {
    ...{ key: 'FAILED paidTwice', to: 'PAID_TWICE', audit: 'withdrawal.paid-twice', channel },
    run: () => told(1, ['failed'], ['paid']),
  },
  {
    ...{ key: 'PAID returned', to: 'RETURNED', audit: 'withdrawal.returned', message: 'withdrawalReturned', channel },
    run: () => told(1, ['paid'], ['returned']),
  },
  {
    ...{ key: 'PAID_TWICE returned', to: 'RETURNED', audit: 'withdrawal.returned', channel },
    run: () => told(1, ['failed'], ['paid'], ['returned']),
  },
  {
    ...{ key: 'PAID refunded', to: 'REFUNDED', audit: 'withdrawal.refunded', message: 'withdrawalReturned', channel },
    async run() {
      const { id } = await disputed();
      return () => giveBack(id);
    },
  },
  {
    ...{ key: 'REFUNDED returned', to: 'RECOVERED', audit: 'withdrawal.returned', channel },
    async run() {
      const { id, orderNo } = await disputed();
      await giveBack(id);
      settle(orderNo, 'returned');
      return look(orderNo);
    },
  },
  {
    ...{ key: 'RETURNED paidTwice', to: 'PAID_TWICE', audit: 'withdrawal.paid-twice', channel },
    run: () => told(1, ['paid'], ['returned'], ['paid']),
  },
  {
    ...{ key: 'RECOVERED paidTwice', to: 'PAID_TWICE', audit: 'withdrawal.paid-twice', channel },
    async run() {
      const { id, orderNo } = await disputed();
      await giveBack(id);
      settle(orderNo, 'returned');
      await w.look(orderNo);
      settle(orderNo, 'paid');
      return look(orderNo);
    },
  },
];

/** A paid part that has not arrived. @returns the number of its order and of the dispute */
async function disputed(): Promise<{ orderNo: string; id: string }> {
  const orderNo = await sent();
  settle(orderNo, 'paid');
  await w.look(orderNo);
  const request = { reason: 'NOTHING' as const, fileIds: await w.pictures() };
  await w.confirmations.dispute({ actor, ip: '127.0.0.1' }, `${orderNo}-1`, request);
  const { id } = await db.selectFrom('withdraw_dispute').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return { orderNo, id };
}
const giveBack = (id: string) =>
  inTransaction(db, (trx) => w.disputes.resolve(trx, id, { outcome: 'RETURNED', reason: 'As the bank says' }, by));

/** Accounts have no table of states: these are all the ways that they change. */
const account = async (answer: 'full' | 'partial') => {
  w.fake.answerNames(answer);
  const id = await w.account();
  w.fake.answerNames('full');
  return id;
};
const decideAccount = (id: string, accept: boolean) => () => w.review.decideAccount(id, accept, 'Compared', by);
const accountRows: Row[] = [
  { key: 'START accepted', to: 'ACCEPTED', audit: 'payout-account.added', run: async () => () => account('full') },
  { key: 'START unclear', to: 'REVIEW', audit: 'payout-account.added', run: async () => () => account('partial') },
  {
    ...{ key: 'REVIEW accepted', to: 'ACCEPTED', audit: 'payout-account.accepted', message: 'accountAccepted' },
    run: async () => decideAccount(await account('partial'), true),
  },
  {
    ...{ key: 'REVIEW blocked', to: 'BLOCKED', audit: 'payout-account.blocked', message: 'accountBlocked' },
    run: async () => decideAccount(await account('partial'), false),
  },
  {
    ...{ key: 'ACCEPTED blocked', to: 'BLOCKED', audit: 'payout-account.blocked', message: 'accountBlocked' },
    run: async () => decideAccount(await account('full'), false),
  },
  {
    ...{ key: 'ACCEPTED removed', to: 'REMOVED', audit: 'payout-account.removed', message: 'accountRemoved' },
    async run() {
      const id = await account('full');
      return () => w.accounts.remove(actor, id, '127.0.0.1');
    },
  },
];

const stateOf = {
  withdrawal: async () =>
    (await db.selectFrom('withdraw_order').select('state').orderBy('id', 'desc').executeTakeFirstOrThrow()).state,
  part: async (part = 1) => {
    const newest = db.selectFrom('withdraw_order').select('order_no').orderBy('id', 'desc');
    const { order_no } = await newest.executeTakeFirstOrThrow();
    const named = db.selectFrom('withdraw_part').select('state').where('part_no', '=', `${order_no}-${part}`);
    return (await named.executeTakeFirstOrThrow()).state;
  },
  account: async () =>
    (await db.selectFrom('payout_account').select('state').orderBy('id', 'desc').executeTakeFirstOrThrow()).state,
};

describe.each([
  { name: 'withdrawal', steps: withdrawSteps, rows: withdrawRows },
  { name: 'part', steps: partSteps, rows: partRows },
  { name: 'account', steps: undefined, rows: accountRows },
] as const)('a $name', ({ name, steps, rows }) => {
  test('has a row for each step of its table', () => {
    if (steps) expectAllRows(steps, rows.map(stepOf));
  });

  test.each(rows)('that meets "$key" is written down and told', async (row) => {
    const step = await row.run();
    expectTrail(await trailOf(step), row);
    expect(await stateOf[name](row.part)).toBe(row.to);
  });
});

test('after all of that the books are sound', async () => {
  expect(await unsoundBooks(db)).toEqual([]);
});
