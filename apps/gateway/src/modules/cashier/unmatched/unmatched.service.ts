import type {
  UnmatchedPayment,
  UnmatchedPaymentDetail,
  UnmatchedPaymentPage,
} from '@mekong/api-client/admin/contract/types';
import type { AdminChanger } from '../../../contract/admin/handlers.ts';
import type { Operator } from '../../../contract/admin/operator.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import { type AuditEntry, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import { formatMoney } from '../../../kernel/money.ts';
import { memberBalance } from '../../../ledger/balance.ts';
import * as flows from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import { isClosing } from '../../closing/closing.port.ts';
import { inbox, inboxMoney } from '../../messages/inbox/inbox.port.ts';
import { hasExcludedSelf } from '../../safer-play/exclusion.port.ts';
import type { PlayGate } from '../../safer-play/play-gate.port.ts';
import { lockLimited, releasePayment, standing, whyRefused } from '../apply-payment.ts';
import type { SuspenseReason } from '../cashier.tables.ts';
import {
  type DepositOrderRow,
  findOrder,
  insertOrder,
  isClosed,
  listPayments,
  lockOrder,
  lockPayment,
  type PaymentRow,
  setPaymentState,
} from '../deposit.repository.ts';
import { afterDeposit, afterPayment, type PaymentEvent } from '../machine.ts';
import { newOrderNo } from '../order-no.port.ts';
import { lockMemberOrders } from '../orders.repository.ts';
import type { Payouts } from '../withdrawals/payouts.service.ts';
import { createChangedPayouts, mayBeBack } from './changed-payouts.ts';
import {
  endUnmatched,
  findReceiver,
  findUnmatched,
  hasDifference,
  listUnmatched,
  lockUnmatched,
  saveRefund,
  type UnmatchedFilter,
  type UnmatchedRow,
} from './unmatched.repository.ts';

export interface UnmatchedPorts {
  db: Executor;
  cursors: Cursors;
  /** What members have closed to themselves. */
  gate: Pick<PlayGate, 'whyNotPaidIn'>;
  payouts: Pick<Payouts, 'change'>;
  now: () => Date;
}

/** Whom a payment is credited to: the member of an order, or a member by name. */
export interface Receiver {
  readonly orderNo?: string | undefined;
  readonly username?: string | undefined;
}

/** Why a member cannot get a payment, as a rule that the field breaks. */
type CreditRefusal = 'closed' | 'closing' | 'break' | 'limit';

/** What operators do about payments without a place to go, and about what members owe. */
export function createUnmatched({ db, cursors, gate, payouts, now }: UnmatchedPorts) {
  const changedPayouts = createChangedPayouts({ payouts, now });

  const note = (
    trx: Trx,
    action: AuditEntry['action'],
    item: UnmatchedRow,
    by: AdminChanger,
    more: Record<string, string> = {},
  ): Promise<void> =>
    appendAudit(trx, {
      ...{ action, actorId: by.id, actorRole: by.role, ip: by.ip, object: objectOf(item) },
      detail: { item: item.id, amount: String(item.amount), currency: item.currency, reason: item.reason, ...more },
    });

  const found = async (executor: Executor, id: string): Promise<UnmatchedRow> => {
    const item = await findUnmatched(executor, id);
    if (!item) throw new Fault('NOT_FOUND');
    return item;
  };

  /** The item, locked, if it is still to be decided, and its payment is not on its way back. @throws Fault NOT_FOUND, STATE_STALE */
  const open = async (trx: Trx, id: string): Promise<UnmatchedRow> => {
    const item = await lockUnmatched(trx, id);
    if (!item) throw new Fault('NOT_FOUND');
    if (item.state !== 'OPEN' || item.isRefundAsked) throw new Fault('STATE_STALE');
    return item;
  };

  /** Whether a payment is kept under an item: not where money is owed, or only another amount was told. */
  const isKept = ({ paymentId, amount, reason }: UnmatchedRow): boolean =>
    paymentId !== null && amount > 0n && reason !== 'CHANGED';

  /** The payment that is kept under an item, locked. */
  const keptPayment = async (trx: Trx, item: UnmatchedRow): Promise<PaymentRow | undefined> =>
    item.paymentId === null || !isKept(item) ? undefined : lockPayment(trx, { id: item.paymentId });

  const owedOf = ({ id, memberId, currency, amount }: UnmatchedRow): flows.OwedMoney => {
    if (memberId === null) throw new Fault('STATE_STALE');
    return { item: id, member: memberId, currency, amount };
  };

  /** @returns state and posting of the payment after it. @throws Fault STATE_STALE */
  const stepOf = (payment: PaymentRow, event: PaymentEvent) => {
    const step = afterPayment(payment.state, event);
    if (!step) throw new Fault('STATE_STALE');
    return step;
  };

  /** No money of an account that has ended goes to one that is gone, or to somebody who has excluded himself. */
  const whyNotGot = async (trx: Trx, memberId: string): Promise<CreditRefusal | undefined> => {
    if (await isClosed(trx, memberId)) return 'closed';
    return (await hasExcludedSelf(trx, memberId)) ? 'break' : undefined;
  };

  /** What operators read of a payment that a member cannot get now. */
  const ruleOf = async (trx: Trx, memberId: string, why: SuspenseReason): Promise<CreditRefusal> => {
    if (why === 'LIMIT_REACHED') return 'limit';
    return (await isClosing(trx, memberId)) ? 'closing' : 'break';
  };

  /** @returns the member who gets it. @throws Fault VALIDATION_FAILED that says why not */
  const mayGet = async (
    trx: Trx,
    name: 'orderNo' | 'username',
    receiver: { memberId: string; currency: string } | undefined,
    currency: string,
  ): Promise<string> => {
    if (!receiver) throw invalid(name, 'enum');
    if (receiver.currency !== currency) throw invalid(name, 'currency');
    const why = await whyNotGot(trx, receiver.memberId);
    if (why !== undefined) throw invalid(name, why);
    return receiver.memberId;
  };

  /** An order that is credited, locked behind the pay-ins of its member. */
  const lockReceiving = async (trx: Trx, orderNo: string): Promise<DepositOrderRow | undefined> => {
    const order = await findOrder(trx, orderNo);
    if (order) await lockMemberOrders(trx, 'deposit_order', order.memberId);
    return order && lockOrder(trx, orderNo);
  };

  /**
   * The order that a payment is credited to, locked. A member who has not asked for it gets one. Nobody is credited who has closed
   * deposits to himself, and nobody more than a limit has room for.
   */
  const receivingOrder = async (
    trx: Trx,
    payment: Pick<UnmatchedRow, 'provider' | 'method' | 'amount' | 'currency'>,
    { orderNo, username }: Receiver,
  ): Promise<DepositOrderRow> => {
    if ((orderNo === undefined) === (username === undefined)) throw invalid('orderNo', 'required');
    if (orderNo !== undefined) {
      const order = await lockReceiving(trx, orderNo);
      if (!order) throw invalid('orderNo', 'enum');
      if (order.currency !== payment.currency) throw invalid('orderNo', 'currency');
      if (await isClosed(trx, order.memberId)) throw invalid('orderNo', 'closed');
      const why = await whyRefused(trx, payment, order, gate);
      if (why !== undefined) throw invalid('orderNo', await ruleOf(trx, order.memberId, why));
      return order;
    }
    const receiver = await findReceiver(trx, username ?? '');
    const state = afterDeposit('START', 'released');
    if (!receiver || !state) throw invalid('username', 'enum');
    if (receiver.isClosed) throw invalid('username', 'closed');
    if (receiver.currency !== payment.currency) throw invalid('username', 'currency');
    await lockMemberOrders(trx, 'deposit_order', receiver.memberId);
    await lockLimited(trx, receiver.memberId, receiver.currency);
    const why = await gate.whyNotPaidIn(trx, receiver.memberId, payment.amount);
    if (why !== undefined) throw invalid('username', await ruleOf(trx, receiver.memberId, why));
    const createdAt = now();
    const order = await insertOrder(trx, {
      ...{ memberId: receiver.memberId, currency: payment.currency, amount: payment.amount, state, createdAt },
      ...{ provider: payment.provider ?? '', method: payment.method ?? '', kind: 'BANK', takesParts: false },
      ...{ minimum: 0n, feeFixed: 0n, feePpm: 0, feeStep: 1n, expiresAt: createdAt },
      ...{ offerId: null, bonus: null },
    });
    return Object.assign(order, { completedAt: createdAt, lookAt: null });
  };

  /** Who gets what came to an account after its end: its owner, at an account that is open. */
  const otherReceiver = async (trx: Trx, { currency }: UnmatchedRow, to: Receiver): Promise<string> => {
    if ((to.orderNo === undefined) === (to.username === undefined)) throw invalid('username', 'required');
    if (to.orderNo !== undefined) {
      const order = await lockOrder(trx, to.orderNo);
      return mayGet(trx, 'orderNo', order, currency);
    }
    return mayGet(trx, 'username', await findReceiver(trx, to.username ?? ''), currency);
  };

  return {
    /** Money in suspense, newest first. */
    async list(
      reader: Operator,
      page: { cursor: string | undefined; pageSize: number },
      filter: UnmatchedFilter,
    ): Promise<UnmatchedPaymentPage> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listUnmatchedPayments', reader: reader.name, filter: { ...filter } },
        page,
        (place, limit) => listUnmatched(db, filter, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(wireUnmatched) };
    },

    /** One item with the payments of its order. @throws Fault NOT_FOUND */
    async detail(id: string): Promise<UnmatchedPaymentDetail> {
      const item = await found(db, id);
      const payments = item.orderId === null ? [] : await listPayments(db, item.orderId);
      return {
        item: wireUnmatched(item),
        hasDifference: await hasDifference(db, item),
        payments: payments
          // what was booked stands beside what is told now
          .filter((one) => one.id !== item.paymentId || item.reason === 'CHANGED')
          .map(({ paymentRef, amount, currency, state, paidAt }) => ({
            ...{ paymentRef, currency, state, paidAt: paidAt.toISOString() },
            amount: formatMoney(amount),
          })),
      };
    },

    /** Credits it to a member. @throws Fault NOT_FOUND, STATE_STALE, VALIDATION_FAILED */
    async credit(trx: Trx, id: string, receiver: Receiver, by: AdminChanger): Promise<UnmatchedPayment> {
      // an order is locked before its payments, as everywhere
      const known = await found(trx, id);
      if (known.reason === 'CHANGED') {
        await changedPayouts.decide(trx, known, false, () => open(trx, id));
        await endUnmatched(trx, id, 'CREDITED', by.id);
        await note(trx, 'payment.released', known, by);
        return wireUnmatched(await found(trx, id));
      }
      const order = isKept(known) ? await receivingOrder(trx, known, receiver) : undefined;
      const payment = await keptPayment(trx, known);
      const item = await open(trx, id);
      let to: Record<string, string> | undefined = order && { order: order.orderNo };
      if (order && payment) await releasePayment(trx, payment, order);
      else if (!actionsOf(item).includes('CREDIT')) throw new Fault('STATE_STALE');
      else {
        const member = item.reason === 'MEMBER_CLOSED' ? await otherReceiver(trx, item, receiver) : owedOf(item).member;
        await post(trx, flows.settleOwed({ ...owedOf(item), member }));
        await inbox.send(trx, member, 'SYSTEM', 'moneyFound', { amount: inboxMoney(item.amount, item.currency) });
        if (member !== item.memberId) to = { member };
      }
      await endUnmatched(trx, id, 'CREDITED', by.id);
      await note(trx, 'payment.released', item, by, to);
      return wireUnmatched(await found(trx, id));
    },

    /** Has it sent back to its payer: its provider is told when this is committed. @throws Fault NOT_FOUND, STATE_STALE */
    async refund(trx: Trx, id: string, by: AdminChanger): Promise<UnmatchedPayment> {
      const payment = await keptPayment(trx, await found(trx, id));
      const item = await open(trx, id);
      if (!payment) throw new Fault('STATE_STALE');
      const refundNo = `R${newOrderNo()}`;
      await setPaymentState(trx, payment.id, stepOf(payment, 'refundOrdered').to);
      await saveRefund(trx, id, {
        ...{ refundNo, sentAt: null, firstSentAt: null, askedAt: null, misses: 0, lookAt: now(), wasRefused: false },
        decidedBy: by.id,
      });
      await note(trx, 'payment.refund-ordered', item, by, { refund: refundNo });
      return wireUnmatched(await found(trx, id));
    },

    /**
     * The house keeps it, or bears what is owed; what only tells of another amount is closed, and a payout that is open counts as paid.
     *
     * @throws Fault NOT_FOUND, STATE_STALE
     */
    async writeOff(trx: Trx, id: string, by: AdminChanger): Promise<UnmatchedPayment> {
      const known = await found(trx, id);
      if (known.reason === 'CHANGED' && known.partNo !== null)
        await changedPayouts.decide(trx, known, true, () => open(trx, id));
      const payment = await keptPayment(trx, known);
      const item = await open(trx, id);
      if (item.reason === 'CHANGED') {
        await endUnmatched(trx, id, 'CLOSED', by.id);
        await note(trx, 'payment.change-closed', item, by);
        return wireUnmatched(await found(trx, id));
      }
      if (payment) {
        await setPaymentState(trx, payment.id, stepOf(payment, 'writtenOff').to);
        await post(trx, flows.writePaymentOff(standing(payment)));
      } else await post(trx, flows.writeOwedOff(owedOf(item)));
      await endUnmatched(trx, id, 'WRITTEN_OFF', by.id);
      await note(trx, 'payment.written-off', item, by);
      return wireUnmatched(await found(trx, id));
    },

    /** Takes what a member owes from the wallet. @throws Fault NOT_FOUND, STATE_STALE, WALLET_INSUFFICIENT, WALLET_FROZEN */
    async collect(trx: Trx, id: string, by: AdminChanger): Promise<UnmatchedPayment> {
      const item = await open(trx, id);
      if (!actionsOf(item).includes('COLLECT')) throw new Fault('STATE_STALE');
      const owed = owedOf(item);
      const { sumBalance } = await memberBalance(trx, owed.member, owed.currency);
      if (sumBalance < -owed.amount) throw new Fault('WALLET_INSUFFICIENT');
      await post(trx, flows.settleOwed(owed));
      const amount = inboxMoney(-owed.amount, owed.currency);
      await inbox.send(trx, owed.member, 'SYSTEM', 'owedTaken', { amount });
      await endUnmatched(trx, id, 'COLLECTED', by.id);
      await note(trx, 'payment.collected', item, by);
      return wireUnmatched(await found(trx, id));
    },
  };
}

export type Unmatched = ReturnType<typeof createUnmatched>;

/** What the audit trail names: the payment, the withdrawal that was paid twice, or the closed account that money came to. */
export const objectOf = ({ provider, paymentRef, partNo, username }: UnmatchedRow): string => {
  if (paymentRef !== null) return `payment:${provider}:${paymentRef}`;
  return partNo === null ? (username ?? '') : `withdrawal:${partNo.split('-')[0]}`;
};

/** What may be done about an item as it stands. */
function actionsOf(item: UnmatchedRow): UnmatchedPayment['actions'] {
  const { state, amount, paymentId, reason, partState } = item;
  if (state !== 'OPEN') return [];
  if (item.isRefundAsked) return ['SENT_BACK', 'NOT_SENT_BACK'];
  if (reason === 'CHANGED') return mayBeBack({ partState }) ? ['CREDIT', 'CLOSE'] : ['CLOSE'];
  // between the house and its provider: no member owes it, or gets it
  if (reason === 'REFUNDED') return ['WRITE_OFF'];
  if (amount < 0n) return ['COLLECT', 'WRITE_OFF'];
  return paymentId === null ? ['CREDIT', 'WRITE_OFF'] : ['CREDIT', 'REFUND', 'WRITE_OFF'];
}

/** Money in suspense, as operators read it. */
export const wireUnmatched = (item: UnmatchedRow): UnmatchedPayment => ({
  id: item.id,
  reason: item.reason,
  state: item.state,
  amount: formatMoney(item.amount),
  currency: item.currency,
  provider: item.provider ?? '',
  method: item.method ?? '',
  ...(item.paymentRef === null ? {} : { paymentRef: item.paymentRef }),
  ...(item.fee === null ? {} : { fee: formatMoney(item.fee) }),
  ...(item.paidAt ? { paidAt: item.paidAt.toISOString() } : {}),
  ...(item.orderNo === null ? {} : { orderNo: item.orderNo }),
  ...(item.orderState ? { orderState: item.orderState } : {}),
  ...(item.orderAmount === null ? {} : { orderAmount: formatMoney(item.orderAmount) }),
  ...(item.orderCurrency === null ? {} : { orderCurrency: item.orderCurrency }),
  ...(item.partNo === null ? {} : { partNo: item.partNo }),
  ...(item.memberId === null ? {} : { memberId: item.memberId }),
  ...(item.username === null ? {} : { username: item.username }),
  ...(item.refundNo === null ? {} : { refundNo: item.refundNo }),
  wasRefused: item.wasRefused && !item.isRefundAsked,
  ...(item.outcome === null ? {} : { outcome: item.outcome }),
  ...(item.decidedBy === null ? {} : { decidedBy: item.decidedBy }),
  dueAt: item.dueAt.toISOString(),
  createdAt: item.createdAt.toISOString(),
  ...(item.endedAt ? { endedAt: item.endedAt.toISOString() } : {}),
  actions: actionsOf(item),
});
