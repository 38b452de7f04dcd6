import { beforeEach, describe, expect, test } from 'vitest';
import { depositWorld, MINUTE } from '../../../test/deposits.ts';
import { testDb } from '../../../test/harness.ts';
import { unsoundBooks } from '../../../test/payments.ts';
import { expectAllRows, expectTrail, type Told, watched } from '../../../test/transitions.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { depositChanged } from './channels.port.ts';
import { depositSteps, paymentSteps } from './machine.ts';

const { t, trailOf } = watched(await testDb());
const db = t.db.kysely;
const w = await depositWorld(t);
const { actor } = w;
const by = { id: 'sophea', role: 'operator', ip: '127.0.0.1' } as const;
beforeEach(w.reset);

type Prepared = () => Promise<unknown>;

const credit = (id: string, to: { orderNo?: string; username?: string }) =>
  inTransaction(db, (trx) => w.unmatched.credit(trx, id, to, by));
const refund = (id: string) => inTransaction(db, (trx) => w.unmatched.refund(trx, id, by));
const writeOff = (id: string) => inTransaction(db, (trx) => w.unmatched.writeOff(trx, id, by));
const attach = async (orderNo: string) => w.slips.attach(actor, orderNo, [await w.slip()], '127.0.0.1');
const rejectSlip = async (orderNo: string) => {
  const { id } = await db
    .selectFrom('deposit_slip as s')
    .innerJoin('deposit_order as o', 'o.id', 's.order_id')
    .select('s.id')
    .where('o.order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  return w.slips.reject(id, { reason: 'NOT_ARRIVED' }, by);
};
const look = (orderNo: string) => w.deposits.look(orderNo);

describe('a deposit', () => {
  /** An order of 500 in a state; the newest payment of it, where it was paid. */
  const inState = async (state: string): Promise<{ orderNo: string; payment: string }> => {
    if (state === 'START') return { orderNo: '', payment: '' };
    const orderNo = await w.begin('500', 'PARTS');
    let payment = '';
    if (state !== 'CREATED') await look(orderNo);
    if (state === 'COMPLETED' || state === 'REVERSED') payment = w.fake.pay(orderNo, '500');
    if (state === 'REVERSED') await look(orderNo);
    if (state === 'REVERSED') w.fake.change(payment, { state: 'reversed' });
    if (state === 'REVIEW' || state === 'FAILED') await attach(orderNo);
    if (state === 'FAILED') await rejectSlip(orderNo);
    if (state === 'CANCELLED') await w.deposits.cancel(actor, orderNo);
    if (state === 'EXPIRED') w.wait(11 * MINUTE);
    if (state === 'EXPIRED' || state === 'COMPLETED') await look(orderNo);
    if (state === 'REVERSED') await w.webhook(w.fake.refOf(orderNo));
    return { orderNo, payment };
  };

  /** Makes everything ready for an event. @returns what lets it happen */
  const events: Record<string, (order: { orderNo: string; payment: string }) => Promise<Prepared> | Prepared> = {
    create: () => () => w.begin(),
    accepted:
      ({ orderNo }) =>
      () =>
        look(orderNo),
    rejected({ orderNo }) {
      w.fake.trouble.push({ kind: 'rejected' });
      return () => look(orderNo);
    },
    part({ orderNo }) {
      w.fake.pay(orderNo, '200');
      return () => look(orderNo);
    },
    paid({ orderNo }) {
      w.fake.pay(orderNo, '500');
      return () => look(orderNo);
    },
    more({ orderNo }) {
      w.fake.pay(orderNo, '100');
      return () => w.webhook(w.fake.refOf(orderNo));
    },
    expired({ orderNo }) {
      w.wait(11 * MINUTE);
      return () => look(orderNo);
    },
    cancelled:
      ({ orderNo }) =>
      () =>
        w.deposits.cancel(actor, orderNo),
    async cancelledMeanwhile({ orderNo }) {
      await db.updateTable('deposit_order').set({ state: 'PENDING' }).where('order_no', '=', orderNo).execute();
      w.fake.whileCancelling(() =>
        db.updateTable('deposit_order').set({ state: 'REVIEW' }).where('order_no', '=', orderNo).execute(),
      );
      return () => w.deposits.cancel(actor, orderNo);
    },
    excluded: () => () => inTransaction(db, (trx) => w.deposits.cancelOpen(trx, actor.memberId)),
    reversed({ orderNo, payment }) {
      w.fake.change(payment, { state: 'reversed' });
      return () => w.webhook(w.fake.refOf(orderNo));
    },
    async released({ orderNo }) {
      w.fake.pay(undefined, '500');
      await w.webhook(w.fake.strayRef());
      const id = await w.newestItem();
      return () => credit(id, orderNo === '' ? { username: 'sokha' } : { orderNo });
    },
    slipSent:
      ({ orderNo }) =>
      () =>
        attach(orderNo),
    async slipRejected({ orderNo }) {
      await attach(orderNo);
      return () => rejectSlip(orderNo);
    },
    async restMissing({ orderNo }) {
      await attach(orderNo);
      w.fake.pay(orderNo, '200');
      await look(orderNo);
      return () => rejectSlip(orderNo);
    },
  };

  const row = (from: string[], event: string, to: string, audit: string, message?: string): Told[] =>
    from.map((state) => ({
      ...{ from: state, event, to, audit, message },
      channel: event === 'create' ? undefined : depositChanged.name,
    }));
  const rows: Told[] = [
    row(['START'], 'create', 'CREATED', 'deposit.requested'),
    row(['CREATED'], 'accepted', 'PENDING', 'deposit.accepted'),
    row(['CREATED'], 'rejected', 'FAILED', 'deposit.failed', 'depositFailed'),
    row(['PENDING'], 'part', 'PENDING', 'payment.credited', 'depositPart'),
    row(['REVIEW'], 'part', 'REVIEW', 'payment.credited', 'depositPart'),
    row(['PENDING', 'REVIEW'], 'paid', 'COMPLETED', 'payment.credited', 'depositPaid'),
    row(['PENDING'], 'slipSent', 'REVIEW', 'slip.sent', 'slipReceived'),
    row(['REVIEW', 'EXPIRED'], 'slipRejected', 'FAILED', 'slip.rejected', 'slipRejected'),
    row(['REVIEW'], 'restMissing', 'COMPLETED', 'slip.rejected', 'slipRest'),
    row(['PENDING'], 'expired', 'EXPIRED', 'deposit.expired', 'depositExpired'),
    row(['PENDING'], 'cancelled', 'CANCELLED', 'deposit.cancelled'),
    row(['REVIEW'], 'cancelledMeanwhile', 'CANCELLED', 'deposit.cancelled'),
    row(['CREATED', 'PENDING', 'REVIEW'], 'excluded', 'CANCELLED', 'deposit.cancelled', 'depositCancelled'),
    row(['EXPIRED', 'CANCELLED', 'FAILED'], 'part', 'COMPLETED', 'payment.credited', 'depositPaid'),
    row(['EXPIRED', 'CANCELLED', 'FAILED'], 'paid', 'COMPLETED', 'payment.credited', 'depositPaid'),
    row(['COMPLETED'], 'more', 'COMPLETED', 'payment.credited', 'depositPaid'),
    row(['COMPLETED'], 'reversed', 'REVERSED', 'payment.reversed', 'depositReversed'),
    row(['START', 'CREATED', 'REVERSED'], 'released', 'COMPLETED', 'payment.released', 'depositPaid'),
  ].flat();
  /** A part came before the order expired, and operators find no more for the slip that came after it. */
  const expiredPart: Told = {
    ...{ from: 'EXPIRED', event: 'restMissing', to: 'COMPLETED', audit: 'slip.rejected', message: 'slipRest' },
    channel: depositChanged.name,
  };

  test('has a row for each step of its table', () => {
    expectAllRows(depositSteps, [...rows, expiredPart]);
  });

  const newestState = async () =>
    (await db.selectFrom('deposit_order').select('state').orderBy('id', 'desc').executeTakeFirstOrThrow()).state;

  test.each(rows)('that is $from and meets "$event" is written down and told', async (told) => {
    const step = await events[told.event]?.(await inState(told.from));
    if (!step) throw new Error(`Nothing lets ${told.event} happen.`);
    expectTrail(await trailOf(step), told);
    expect(await newestState()).toBe(told.to);
  });

  test('that has expired with a part and gets no more for its slip is written down and told', async () => {
    const orderNo = await w.opened('500', 'PARTS');
    w.fake.pay(orderNo, '200');
    w.wait(11 * MINUTE);
    await look(orderNo);
    await attach(orderNo);
    expectTrail(await trailOf(() => rejectSlip(orderNo)), expiredPart);
    expect(await newestState()).toBe('COMPLETED');
  });
});

describe('a payment', () => {
  interface Kept {
    id: string;
    payment: string;
    orderNo: string;
  }
  const inState = async (state: string): Promise<Kept> => {
    const orderNo = await w.opened();
    if (state === 'START') return { orderNo, payment: '', id: '' };
    const payment = w.fake.pay(orderNo, state === 'APPLIED' ? '500' : '99');
    await look(orderNo);
    const kept = { orderNo, payment, id: state === 'APPLIED' ? '' : await w.newestItem() };
    w.fake.decideRefunds('accepted');
    if (state === 'REFUNDING') await refund(kept.id);
    if (state === 'REFUNDING') await w.refunds.look(kept.id);
    if (state === 'WRITTEN_OFF') await writeOff(kept.id);
    return kept;
  };
  const ended = (state: 'done' | 'refused') => (kept: Kept) => {
    w.fake.decideRefunds(state);
    return () => w.refunds.look(kept.id);
  };
  const paid = (amount: string) => (kept: Kept) => {
    w.fake.pay(kept.orderNo, amount);
    return () => look(kept.orderNo);
  };
  const events: Record<string, (kept: Kept) => Prepared> = {
    fits: paid('500'),
    strays: paid('99'),
    released:
      ({ id, orderNo }) =>
      () =>
        credit(id, { orderNo }),
    refundOrdered:
      ({ id }) =>
      () =>
        refund(id),
    refunded: ended('done'),
    refundRefused: ended('refused'),
    writtenOff:
      ({ id }) =>
      () =>
        writeOff(id),
    reversed({ payment, orderNo }) {
      w.fake.change(payment, { state: 'reversed' });
      return () => w.webhook(w.fake.refOf(orderNo));
    },
  };
  const row = (from: string[], event: string, to: string, audit: string, message?: string): Told[] =>
    from.map((state) => ({ from: state, event, to, audit, message, channel: message && depositChanged.name }));
  const rows: Told[] = [
    row(['START'], 'fits', 'APPLIED', 'payment.credited', 'depositPaid'),
    row(['START'], 'strays', 'SUSPENSE', 'payment.held', 'depositKept'),
    row(['SUSPENSE'], 'released', 'APPLIED', 'payment.released', 'depositPaid'),
    row(['SUSPENSE'], 'refundOrdered', 'REFUNDING', 'payment.refund-ordered'),
    row(['REFUNDING'], 'refunded', 'REFUNDED', 'payment.refunded', 'depositRefunded'),
    row(['REFUNDING'], 'refundRefused', 'SUSPENSE', 'payment.refund-refused'),
    row(['SUSPENSE'], 'writtenOff', 'WRITTEN_OFF', 'payment.written-off'),
    row(['SUSPENSE', 'REFUNDING', 'WRITTEN_OFF'], 'reversed', 'REVERSED', 'payment.reversed'),
    row(['APPLIED'], 'reversed', 'REVERSED', 'payment.reversed', 'depositReversed'),
  ].flat();

  test('has a row for each step of its table', () => {
    expectAllRows(paymentSteps, rows);
  });

  test.each(rows)('that is $from and meets "$event" is written down and told', async (told) => {
    const step = events[told.event]?.(await inState(told.from));
    if (!step) throw new Error(`Nothing lets ${told.event} happen.`);
    expectTrail(await trailOf(step), told);
    const { state } = await db
      .selectFrom('deposit_payment')
      .select('state')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(state).toBe(told.to);
  });

  test('leaves the books sound, whatever has become of it', async () => {
    expect(await unsoundBooks(db)).toEqual([]);
  });
});
