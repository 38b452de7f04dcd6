import { beforeEach, describe, expect, test } from 'vitest';
import { testDb } from '../../../../test/harness.ts';
import { unsoundBooks } from '../../../../test/payments.ts';
import { expectAllRows, expectTrail, type StepRow, stepOf, watched } from '../../../../test/transitions.ts';
import { HOUR, withdrawalWorld } from '../../../../test/withdrawals.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { withdrawalChanged } from '../channels.port.ts';
import { confirmSteps, disputeSteps } from './machine.ts';

const { t, trailOf } = watched(await testDb());
const db = t.db.kysely;
const w = await withdrawalWorld(t);
const by = { id: 'sophea', role: 'operator', ip: '127.0.0.1' } as const;
const caller = { actor: w.actor, ip: '127.0.0.1' };
const channel = withdrawalChanged.name;
const DAY = 24 * HOUR;
beforeEach(w.reset);

type Prepared = Awaited<ReturnType<StepRow['run']>>;

async function paid(): Promise<{ orderNo: string; no: string }> {
  const orderNo = await w.sent(await w.account(), '500');
  w.fake.settle(`${orderNo}-1`, 'paid');
  await w.look(orderNo);
  return { orderNo, no: `${orderNo}-1` };
}
const tick = () => w.confirmations.tickDue();
const received = (no: string) => w.confirmations.received(caller, no, false);
const openDispute = async (no: string) =>
  w.confirmations.dispute(caller, no, { reason: 'NOTHING', fileIds: await w.pictures() });
const resolve = (id: string, outcome: 'PAID' | 'RETURNED') =>
  inTransaction(db, (trx) => w.disputes.resolve(trx, id, { outcome, reason: 'As the bank says' }, by));
const moveTo = (id: string, step: 'PROVIDER' | 'EVIDENCE') => w.disputes.move(id, step, 'Please', by);

/** A part in a state of its confirmation. */
async function confirmation(state: string): Promise<{ orderNo: string; no: string }> {
  const part = await paid();
  if (state === 'RECEIVED') await received(part.no);
  if (state === 'NOT_RECEIVED') await openDispute(part.no);
  if (state === 'AUTO_RECEIVED') w.wait(25 * HOUR);
  if (state === 'AUTO_RECEIVED') await tick();
  return part;
}
/** A dispute in a state. */
async function disputed(state = 'OPEN'): Promise<{ orderNo: string; no: string; id: string }> {
  const part = await confirmation('NOT_RECEIVED');
  const { id } = await db.selectFrom('withdraw_dispute').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  if (state === 'WITH_PROVIDER') await moveTo(id, 'PROVIDER');
  if (state === 'NEED_EVIDENCE') await moveTo(id, 'EVIDENCE');
  return { ...part, id };
}
async function sentBack({ orderNo, no }: { orderNo: string; no: string }): Promise<Prepared> {
  w.fake.settle(no, 'returned');
  return () => w.look(orderNo);
}

const from = (
  states: string[],
  event: string,
  row: Omit<StepRow, 'key' | 'run'>,
  run: (state: string) => Promise<Prepared>,
) => states.map((state) => ({ key: `${state} ${event}`, ...row, run: () => run(state) }));
const opened = { audit: 'dispute.opened', message: 'disputeOpened', channel };
const returned = { audit: 'withdrawal.returned', message: 'withdrawalReturned', channel };
const closed = { audit: 'dispute.resolved', message: 'disputeClosed', channel };

const confirmRows: StepRow[] = [
  from(
    ['START'],
    'opened',
    { to: 'WAITING', audit: 'withdrawal.paid', message: 'withdrawalPaid', channel },
    async () => {
      const orderNo = await w.sent(await w.account(), '500');
      w.fake.settle(`${orderNo}-1`, 'paid');
      return () => w.look(orderNo);
    },
  ),
  from(['WAITING'], 'received', { to: 'RECEIVED', audit: 'withdrawal.received', channel }, async () => {
    const { no } = await paid();
    return () => received(no);
  }),
  from(
    ['WAITING'],
    'timeOver',
    { to: 'AUTO_RECEIVED', audit: 'withdrawal.counts-as-received', message: 'confirmationClosed', channel },
    async () => {
      await paid();
      w.wait(25 * HOUR);
      return tick;
    },
  ),
  from(['WAITING', 'AUTO_RECEIVED'], 'notReceived', { to: 'NOT_RECEIVED', ...opened }, async (state) => {
    const { no } = await confirmation(state);
    return () => openDispute(no);
  }),
  from(['NOT_RECEIVED'], 'disputeEnded', { to: 'CLOSED', ...closed }, async () => {
    const { id } = await disputed();
    return () => resolve(id, 'PAID');
  }),
  from(
    ['WAITING', 'RECEIVED', 'AUTO_RECEIVED', 'NOT_RECEIVED'],
    'returned',
    { to: 'CLOSED', ...returned },
    async (state) => sentBack(await confirmation(state)),
  ),
].flat();

const openDisputes = ['OPEN', 'WITH_PROVIDER', 'NEED_EVIDENCE'];
const disputeRows: StepRow[] = [
  from(['START'], 'opened', { to: 'OPEN', ...opened }, async () => {
    const { no } = await paid();
    return () => openDispute(no);
  }),
  from(['OPEN'], 'sentToProvider', { to: 'WITH_PROVIDER', audit: 'dispute.sent-to-provider', channel }, async () => {
    const { id } = await disputed();
    return () => moveTo(id, 'PROVIDER');
  }),
  from(
    ['OPEN', 'WITH_PROVIDER'],
    'evidenceAsked',
    { to: 'NEED_EVIDENCE', audit: 'dispute.evidence-asked', message: 'evidencePlease', channel },
    async (state) => {
      const { id } = await disputed(state);
      return () => moveTo(id, 'EVIDENCE');
    },
  ),
  from(['NEED_EVIDENCE'], 'evidenceSent', { to: 'OPEN', audit: 'dispute.evidence-sent', channel }, async (state) => {
    const { no } = await disputed(state);
    const fileIds = await w.pictures();
    return () => w.confirmations.evidence(caller, no, { fileIds });
  }),
  from(['NEED_EVIDENCE'], 'waitOver', { to: 'OPEN', audit: 'dispute.evidence-missed', channel }, async (state) => {
    await disputed(state);
    w.wait(8 * DAY);
    return tick;
  }),
  from(openDisputes, 'foundPaid', { to: 'RESOLVED_PAID', ...closed }, async (state) => {
    const { id } = await disputed(state);
    return () => resolve(id, 'PAID');
  }),
  from(openDisputes, 'foundByMember', { to: 'RESOLVED_PAID', audit: 'dispute.resolved', channel }, async (state) => {
    const { no } = await disputed(state);
    return () => received(no);
  }),
  from(
    ['OPEN', 'WITH_PROVIDER'],
    'refunded',
    { to: 'RESOLVED_RETURNED', audit: 'dispute.resolved', message: 'withdrawalReturned', channel },
    async (state) => {
      const { id } = await disputed(state);
      return () => resolve(id, 'RETURNED');
    },
  ),
  from(openDisputes, 'returned', { to: 'RESOLVED_RETURNED', ...returned }, async (state) =>
    sentBack(await disputed(state)),
  ),
].flat();

const stateOf = {
  confirmation: async () =>
    (await db.selectFrom('withdraw_confirmation').select('state').orderBy('part_id', 'desc').executeTakeFirstOrThrow())
      .state,
  dispute: async () =>
    (await db.selectFrom('withdraw_dispute').select('state').orderBy('id', 'desc').executeTakeFirstOrThrow()).state,
};

describe.each([
  { name: 'confirmation', steps: confirmSteps, rows: confirmRows },
  { name: 'dispute', steps: disputeSteps, rows: disputeRows },
] as const)('a $name', ({ name, steps, rows }) => {
  test('has a row for each step of its table', () => {
    expectAllRows(steps, rows.map(stepOf));
  });

  test.each(rows)('that meets "$key" is written down and told', async (row) => {
    const step = await row.run();
    expectTrail(await trailOf(step), row);
    expect(await stateOf[name]()).toBe(row.to);
  });
});

test('after all of that the books are sound', async () => {
  expect(await unsoundBooks(db)).toEqual([]);
});
