import { type Selectable, sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import type { CancelReason, DepositOrderTable, DepositPaymentTable, SlipReason } from './cashier.tables.ts';
import { type DepositState, openStates, type PaymentState } from './machine.ts';
import { newOrderNo } from './order-no.port.ts';
import { listMemberOrders } from './orders.repository.ts';
import type { DepositKind, Instructions, PaymentFacts } from './providers/provider.ts';

/** A deposit order with its amounts as money. */
export interface DepositOrderRow {
  id: string;
  orderNo: string;
  memberId: string;
  provider: string;
  method: string;
  kind: DepositKind;
  currency: string;
  amount: Money;
  minimum: Money;
  feeFixed: Money;
  feePpm: number;
  feeStep: Money;
  takesParts: boolean;
  state: DepositState;
  providerRef: string | null;
  instructions: Instructions | null;
  expiresAt: Date;
  isLate: boolean;
  isUnsure: boolean;
  lookAt: Date | null;
  looks: number;
  createdAt: Date;
  completedAt: Date | null;
  /** Why operators have found no payment for its slip. */
  slipReason: SlipReason | null;
  /** Why the site has cancelled it; null when its member has, or nobody. */
  cancelReason: CancelReason | null;
  /** Bonus offer that it was begun with. */
  offerId: string | null;
  /** What that is to bring, or has brought; null when none comes. */
  bonus: Money | null;
}

const toOrder = (row: Selectable<DepositOrderTable>): DepositOrderRow => ({
  id: row.id,
  orderNo: row.order_no,
  memberId: row.member_id,
  provider: row.provider,
  method: row.method,
  kind: row.kind,
  currency: row.currency,
  amount: BigInt(row.amount),
  minimum: BigInt(row.minimum),
  feeFixed: BigInt(row.fee_fixed),
  feePpm: row.fee_ppm,
  feeStep: BigInt(row.fee_step),
  takesParts: row.takes_parts,
  state: row.state,
  providerRef: row.provider_ref,
  instructions: row.instructions,
  expiresAt: row.expires_at,
  isLate: row.is_late,
  isUnsure: row.is_unsure,
  lookAt: row.look_at,
  looks: row.looks,
  createdAt: row.created_at,
  completedAt: row.completed_at,
  slipReason: row.slip_reason,
  cancelReason: row.cancel_reason,
  offerId: row.offer_id,
  bonus: row.bonus === null ? null : BigInt(row.bonus),
});

export async function countOpenOrders(db: Executor, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('deposit_order')
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('member_id', '=', memberId)
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow();
  return count;
}

/** Numbers of the orders of a member that wait, the oldest first. */
export async function listOpenOrders(db: Executor, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('deposit_order')
    .select('order_no')
    .where('member_id', '=', memberId)
    .where('state', 'in', openStates)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.order_no);
}

export type NewOrder = Pick<
  DepositOrderRow,
  | 'memberId'
  | 'provider'
  | 'method'
  | 'kind'
  | 'currency'
  | 'amount'
  | 'minimum'
  | 'feeFixed'
  | 'feePpm'
  | 'feeStep'
  | 'takesParts'
  | 'createdAt'
  | 'expiresAt'
  | 'state'
  | 'offerId'
  | 'bonus'
>;

export async function insertOrder(trx: Trx, order: NewOrder): Promise<DepositOrderRow> {
  const row = await trx
    .insertInto('deposit_order')
    .values({
      order_no: newOrderNo(),
      member_id: order.memberId,
      provider: order.provider,
      method: order.method,
      kind: order.kind,
      currency: order.currency,
      amount: order.amount,
      minimum: order.minimum,
      fee_fixed: order.feeFixed,
      fee_ppm: order.feePpm,
      fee_step: order.feeStep,
      takes_parts: order.takesParts,
      state: order.state,
      created_at: order.createdAt,
      look_at: order.createdAt,
      expires_at: order.expiresAt,
      offer_id: order.offerId,
      bonus: order.bonus,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toOrder(row);
}

export async function findOrder(db: Executor, orderNo: string): Promise<DepositOrderRow | undefined> {
  const row = await db.selectFrom('deposit_order').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
  return row && toOrder(row);
}

/** The order, which nobody else changes until the transaction ends. */
export async function lockOrder(trx: Trx, orderNo: string): Promise<DepositOrderRow | undefined> {
  const row = await trx
    .selectFrom('deposit_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirst();
  return row && toOrder(row);
}

/** The same by its id. */
export async function lockOrderOf(trx: Trx, id: string): Promise<DepositOrderRow | undefined> {
  const row = await trx.selectFrom('deposit_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toOrder(row);
}

/** The account of another person is kept while it can be paid or a payment to it is looked for, and no longer. */
const keptInstructions = ({ kind, state, instructions }: DepositOrderRow) =>
  instructions && (kind !== 'C2C' || state === 'PENDING' || state === 'REVIEW') ? JSON.stringify(instructions) : null;

/** Writes what may change of an order. */
export async function saveOrder(trx: Trx, order: DepositOrderRow): Promise<void> {
  await trx
    .updateTable('deposit_order')
    .set({
      state: order.state,
      provider_ref: order.providerRef,
      instructions: keptInstructions(order),
      expires_at: order.expiresAt,
      is_late: order.isLate,
      is_unsure: order.isUnsure,
      look_at: order.lookAt,
      looks: order.looks,
      completed_at: order.completedAt,
      slip_reason: order.slipReason,
      cancel_reason: order.cancelReason,
      bonus: order.bonus,
    })
    .where('id', '=', order.id)
    .execute();
}

/** What has reached the wallets by orders, after fees. */
export async function readCredited(db: Executor, orderIds: readonly string[]): Promise<ReadonlyMap<string, Money>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('deposit_payment')
    .select(['order_id as orderId', sql<string>`sum(credited)::bigint`.as('credited')])
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'APPLIED')
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ orderId, credited }) => [orderId ?? '', BigInt(credited)]));
}

/** Orders of one member, the newest first, behind the order of this number. */
export const listOrders = async (
  db: Executor,
  memberId: string,
  behind: string | undefined,
  limit: number,
): Promise<DepositOrderRow[]> =>
  (await listMemberOrders(db, 'deposit_order', { memberId, behind, limit })).map(toOrder);

/** A payment with its amounts as money. */
export interface PaymentRow {
  id: string;
  provider: string;
  paymentRef: string;
  method: string;
  orderId: string | null;
  currency: string;
  amount: Money;
  fee: Money;
  memberFee: Money;
  /** What of it was taken back, and in how many parts. */
  reversed: Money;
  partsReversed: number;
  state: PaymentState;
  paidAt: Date;
}

const toPayment = (row: Selectable<DepositPaymentTable>): PaymentRow => ({
  id: row.id,
  provider: row.provider,
  paymentRef: row.payment_ref,
  method: row.method,
  orderId: row.order_id,
  currency: row.currency,
  amount: BigInt(row.amount),
  fee: BigInt(row.fee),
  memberFee: BigInt(row.member_fee),
  reversed: BigInt(row.reversed),
  partsReversed: row.parts_reversed,
  state: row.state,
  paidAt: row.paid_at,
});

/** A payment that was booked before, which nobody else changes until the transaction ends. */
export async function lockPayment(
  trx: Trx,
  key: { id: string } | { provider: string; paymentRef: string },
): Promise<PaymentRow | undefined> {
  const row = await trx
    .selectFrom('deposit_payment')
    .selectAll()
    .where((query) =>
      'id' in key ? query('id', '=', key.id) : query.and({ provider: key.provider, payment_ref: key.paymentRef }),
    )
    .forUpdate()
    .executeTakeFirst();
  return row && toPayment(row);
}

/** Payments of an order, the oldest first. */
export async function listPayments(db: Executor, orderId: string): Promise<PaymentRow[]> {
  const rows = await db
    .selectFrom('deposit_payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(toPayment);
}

export interface NewPayment extends Omit<PaymentFacts, 'state' | 'reversed'> {
  provider: string;
  method: string;
  orderId: string | null;
  memberFee: Money;
  state: PaymentState;
}

export async function insertPayment(trx: Trx, payment: NewPayment): Promise<PaymentRow> {
  const row = await trx
    .insertInto('deposit_payment')
    .values({
      provider: payment.provider,
      payment_ref: payment.paymentRef,
      method: payment.method,
      order_id: payment.orderId,
      currency: payment.currency,
      amount: payment.amount,
      fee: payment.fee,
      member_fee: payment.memberFee,
      state: payment.state,
      paid_at: payment.paidAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPayment(row);
}

/** Has the provider of an order asked again, however long it has ended. */
export async function askAgain(trx: Trx, orderId: string, at: Date): Promise<void> {
  await trx.updateTable('deposit_order').set({ look_at: at }).where('id', '=', orderId).execute();
}

/** @param orderId of the order that it is credited to from now on; left out: that stays */
export async function setPaymentState(trx: Trx, id: string, state: PaymentState, orderId?: string): Promise<void> {
  await trx
    .updateTable('deposit_payment')
    .set({ state, ...(orderId === undefined ? {} : { order_id: orderId }) })
    .where('id', '=', id)
    .execute();
}

/** Notes what of a payment was taken back, in one part more. */
export async function savePartReversed(trx: Trx, { id, partsReversed }: PaymentRow, reversed: Money): Promise<void> {
  await trx
    .updateTable('deposit_payment')
    .set({ reversed, parts_reversed: partsReversed + 1 })
    .where('id', '=', id)
    .execute();
}

/** Notes that all of a payment was taken back. */
export async function saveReversed(trx: Trx, { id, amount }: PaymentRow, state: PaymentState): Promise<void> {
  await trx.updateTable('deposit_payment').set({ state, reversed: amount }).where('id', '=', id).execute();
}

/** Whether an account takes no money any more. */
export async function isClosed(db: Executor, memberId: string): Promise<boolean> {
  const { status } = await db
    .selectFrom('member')
    .select('status')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return status === 'closed';
}
