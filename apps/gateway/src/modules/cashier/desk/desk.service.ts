import type { DepositOrderDetail, DepositOrderPage, DepositOrderRow } from '@mekong/api-client/admin/contract/types';
import { wireAuditRow } from '../../../contract/admin/audit-row.ts';
import type { AdminChanger } from '../../../contract/admin/handlers.ts';
import type { Operator } from '../../../contract/admin/operator.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import { actedBy, appendAudit, listAudit } from '../../../kernel/audit/audit.repository.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { formatMoney } from '../../../kernel/money.ts';
import { findOrder, listPayments, type DepositOrderRow as Order, type PaymentRow } from '../deposit.repository.ts';
import { listUnmatchedOf } from '../unmatched/unmatched.repository.ts';
import { wireUnmatched } from '../unmatched/unmatched.service.ts';
import {
  type DepositFilter,
  type DeskRow,
  findOnDesk,
  listDesk,
  listEventsOf,
  listMovements,
  listSlipsOnDesk,
  readBookedAt,
} from './desk.repository.ts';

/** Rows of the audit trail that are shown of an order, and of each of its payments. */
const MOST_ROWS = 100;

/** Deposits as operators find them. Nothing here decides: what is kept, owed or sent as a slip has queues of its own. */
export function createDepositDesk({ db, cursors }: { db: Executor; cursors: Cursors }) {
  /** What was done about an order and its payments, the oldest first. */
  const historyOf = async (orderNo: string, payments: readonly PaymentRow[]) => {
    const about = [
      `deposit:${orderNo}`,
      ...payments.map(({ provider, paymentRef }) => `payment:${provider}:${paymentRef}`),
    ];
    const rows = await Promise.all(about.map((object) => listAudit(db, { object, limit: MOST_ROWS })));
    return (
      rows
        .flat()
        // each look stands in the trail; here it would drown what was done
        .filter(({ action }) => action !== 'deposit.viewed')
        .toSorted((one, other) => one.at.getTime() - other.at.getTime() || Number(BigInt(one.id) - BigInt(other.id)))
        .map((row) => wireAuditRow({ ...row, ip: null }))
    );
  };

  return {
    /** Deposits of all members, newest first. */
    async list(
      reader: Operator,
      page: { cursor: string | undefined; pageSize: number },
      filter: DepositFilter,
    ): Promise<DepositOrderPage> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listDepositOrders', reader: reader.name, filter: { ...filter } },
        page,
        (place, limit) => listDesk(db, filter, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(toWire) };
    },

    /** One with all that has happened to it; that it was looked at is written down. @throws Fault NOT_FOUND */
    async detail(orderNo: string, by: AdminChanger): Promise<DepositOrderDetail> {
      const [row, order] = [await findOnDesk(db, orderNo), await findOrder(db, orderNo)];
      if (!row || !order) throw new Fault('NOT_FOUND');
      await appendAudit(db, { ...actedBy(by), action: 'deposit.viewed', object: `deposit:${orderNo}` });
      const payments = await listPayments(db, order.id);
      const kept = await listUnmatchedOf(db, order.id);
      const bookedAt = await readBookedAt(db, order.id);
      const movements = await listMovements(db, [
        ...payments.flatMap(keysOf),
        ...kept.flatMap(({ id }) => [`suspense:item:${id}`, `suspense:item:${id}:kept`]),
      ]);
      const { provider, providerRef } = order;
      return {
        order: toWire(row),
        terms: termsOf(order),
        payments: payments.map((payment) => ({
          ...{ paymentRef: payment.paymentRef, currency: payment.currency, state: payment.state },
          amount: formatMoney(payment.amount),
          providerFee: formatMoney(payment.fee),
          memberFee: formatMoney(payment.memberFee),
          takenBack: formatMoney(payment.reversed),
          paidAt: payment.paidAt.toISOString(),
          bookedAt: (bookedAt.get(payment.id) ?? payment.paidAt).toISOString(),
        })),
        kept: kept.map(wireUnmatched),
        slips: (await listSlipsOnDesk(db, order.id)).map(({ id, fileId, sentAt, lookedAt }) => ({
          ...{ id, fileId, sentAt: sentAt.toISOString() },
          ...(lookedAt && { lookedAt: lookedAt.toISOString() }),
        })),
        movements: movements.map(({ legs, at, ...posting }) => ({
          ...posting,
          at: at.toISOString(),
          legs: legs.map(({ amount, ...leg }) => ({ ...leg, amount: formatMoney(BigInt(amount)) })),
        })),
        events:
          providerRef === null
            ? []
            : (await listEventsOf(db, { provider, ref: providerRef })).map(({ eventId, receivedAt, doneAt }) => ({
                ...{ eventId, receivedAt: receivedAt.toISOString() },
                ...(doneAt && { doneAt: doneAt.toISOString() }),
              })),
        history: await historyOf(orderNo, payments),
      };
    },
  };
}

export type DepositDesk = ReturnType<typeof createDepositDesk>;

/** Keys that the ledger has, or may have, of a payment: it came, left suspense, and was taken back, whole or in parts. */
function keysOf({ provider, paymentRef, partsReversed }: PaymentRow): string[] {
  const reference = `${provider}:${paymentRef}`;
  const parts = Array.from({ length: partsReversed }, (_, part) => part + 1);
  return ['pay', 'suspense', 'reverse'].flatMap((name) => [
    `${name}:${reference}`,
    ...parts.map((part) => `${name}:${reference}:${part}`),
  ]);
}

const termsOf = (order: Order): DepositOrderDetail['terms'] => ({
  minimum: formatMoney(order.minimum),
  feeFixed: formatMoney(order.feeFixed),
  ...{ feePpm: order.feePpm, takesParts: order.takesParts, isUnsure: order.isUnsure },
  expiresAt: order.expiresAt.toISOString(),
  ...(order.providerRef === null ? {} : { providerRef: order.providerRef }),
  ...(order.bonus === null ? {} : { bonus: formatMoney(order.bonus) }),
  ...(order.slipReason === null ? {} : { slipReason: order.slipReason }),
  ...(order.cancelReason === null ? {} : { cancelReason: order.cancelReason }),
});

/** A deposit as operators read it. */
export const toWire = ({ amount, credited, createdAt, completedAt, ...row }: DeskRow): DepositOrderRow => ({
  ...row,
  amount: formatMoney(amount),
  credited: formatMoney(credited),
  createdAt: createdAt.toISOString(),
  ...(completedAt && { completedAt: completedAt.toISOString() }),
});
