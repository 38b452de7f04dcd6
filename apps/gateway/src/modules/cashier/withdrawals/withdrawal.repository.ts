import { type Selectable, sql } from 'kysely';
import type { Span } from '../../../kernel/days.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { Money } from '../../../kernel/money.ts';
import type { WithdrawFlag, WithdrawOrderTable, WithdrawPartTable, WithdrawReason } from '../cashier.tables.ts';
import { newOrderNo } from '../order-no.port.ts';
import { listMemberOrders } from '../orders.repository.ts';
import type { PayoutFailure } from '../providers/provider.ts';
import { openWithdrawStates, type PartState, type WithdrawState } from './machine.ts';

/** A withdrawal with its amounts as money. */
export interface WithdrawalRow {
  id: string;
  orderNo: string;
  memberId: string;
  accountId: string;
  provider: string;
  method: string;
  currency: string;
  amount: Money;
  fee: Money;
  largestPart: Money;
  step: Money;
  state: WithdrawState;
  reason: WithdrawReason | null;
  held: Money;
  givenBack: Money;
  timesGivenBack: number;
  isFeeTaken: boolean;
  score: number;
  flags: WithdrawFlag[];
  decidedBy: string | null;
  lookAt: Date | null;
  looks: number;
  createdAt: Date;
  completedAt: Date | null;
}

const toWithdrawal = (row: Selectable<WithdrawOrderTable>): WithdrawalRow => ({
  id: row.id,
  orderNo: row.order_no,
  memberId: row.member_id,
  accountId: row.account_id,
  provider: row.provider,
  method: row.method,
  currency: row.currency,
  amount: BigInt(row.amount),
  fee: BigInt(row.fee),
  largestPart: BigInt(row.largest_part),
  step: BigInt(row.step),
  state: row.state,
  reason: row.reason,
  held: BigInt(row.held),
  givenBack: BigInt(row.given_back),
  timesGivenBack: row.times_given_back,
  isFeeTaken: row.is_fee_taken,
  score: row.score,
  flags: row.flags,
  decidedBy: row.decided_by,
  lookAt: row.look_at,
  looks: row.looks,
  createdAt: row.created_at,
  completedAt: row.completed_at,
});

/** How many a member has requested from one moment up to another, and how much; those that were rejected do not count. */
export async function readRequested(
  db: Executor,
  { memberId, currency }: { memberId: string; currency: string },
  { from, to }: Span,
): Promise<{ count: number; amount: Money }> {
  const { count, amount } = await db
    .selectFrom('withdraw_order')
    .select([sql<number>`count(*)::int4`.as('count'), sql<string>`coalesce(sum(amount), 0)::bigint`.as('amount')])
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('state', '<>', 'REJECTED')
    .executeTakeFirstOrThrow();
  return { count, amount: BigInt(amount) };
}

export type NewWithdrawal = Pick<
  WithdrawalRow,
  | 'memberId'
  | 'accountId'
  | 'provider'
  | 'method'
  | 'currency'
  | 'amount'
  | 'fee'
  | 'largestPart'
  | 'step'
  | 'state'
  | 'createdAt'
>;

/** All of it is held from the beginning. */
export async function insertWithdrawal(trx: Trx, order: NewWithdrawal): Promise<WithdrawalRow> {
  const row = await trx
    .insertInto('withdraw_order')
    .values({
      order_no: newOrderNo(),
      member_id: order.memberId,
      account_id: order.accountId,
      provider: order.provider,
      method: order.method,
      currency: order.currency,
      amount: order.amount,
      fee: order.fee,
      largest_part: order.largestPart,
      step: order.step,
      state: order.state,
      held: order.amount,
      created_at: order.createdAt,
      look_at: order.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWithdrawal(row);
}

export async function findWithdrawal(db: Executor, orderNo: string): Promise<WithdrawalRow | undefined> {
  const row = await db.selectFrom('withdraw_order').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
  return row && toWithdrawal(row);
}

export async function findWithdrawalOfPart(db: Executor, partNo: string): Promise<WithdrawalRow | undefined> {
  const row = await db
    .selectFrom('withdraw_order')
    .selectAll()
    .where('id', 'in', (query) => query.selectFrom('withdraw_part').select('order_id').where('part_no', '=', partNo))
    .executeTakeFirst();
  return row && toWithdrawal(row);
}

/** The withdrawal, which nobody else changes until the transaction ends. */
export async function lockWithdrawal(
  trx: Trx,
  key: { orderNo: string } | { id: string },
): Promise<WithdrawalRow | undefined> {
  const row = await trx
    .selectFrom('withdraw_order')
    .selectAll()
    .where((query) => ('id' in key ? query('id', '=', key.id) : query('order_no', '=', key.orderNo)))
    .forUpdate()
    .executeTakeFirst();
  return row && toWithdrawal(row);
}

/** Writes what may change of a withdrawal. */
export async function saveWithdrawal(trx: Trx, order: WithdrawalRow): Promise<void> {
  await trx
    .updateTable('withdraw_order')
    .set({
      state: order.state,
      reason: order.reason,
      held: order.held,
      given_back: order.givenBack,
      times_given_back: order.timesGivenBack,
      is_fee_taken: order.isFeeTaken,
      score: order.score,
      flags: order.flags,
      decided_by: order.decidedBy,
      look_at: order.lookAt,
      looks: order.looks,
      completed_at: order.completedAt,
    })
    .where('id', '=', order.id)
    .execute();
}

/** Withdrawals of one member, the newest first, behind the one of this number. */
export const listWithdrawals = async (
  db: Executor,
  memberId: string,
  behind: string | undefined,
  limit: number,
): Promise<WithdrawalRow[]> =>
  (await listMemberOrders(db, 'withdraw_order', { memberId, behind, limit })).map(toWithdrawal);

/** Whether money is on its way to an account. */
export async function isAccountInUse(db: Executor, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('withdraw_order')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', openWithdrawStates)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A part with its amounts as money. */
export interface PartRow {
  id: string;
  orderId: string;
  partNo: string;
  amount: Money;
  tries: number;
  state: PartState;
  failure: PayoutFailure | null;
  providerRef: string | null;
  fee: Money;
  factsAt: Date | null;
  sentAt: Date | null;
  /** When it was sent for the first time: `sentAt` is the last one. */
  firstSentAt: Date | null;
  /** Answers in a row by which the provider knows nothing of it. */
  misses: number;
  paidAt: Date | null;
  /** How often it was paid again after it had come back. */
  timesPaidAgain: number;
}

const toPart = (row: Selectable<WithdrawPartTable>): PartRow => ({
  id: row.id,
  orderId: row.order_id,
  partNo: row.part_no,
  amount: BigInt(row.amount),
  tries: row.tries,
  state: row.state,
  failure: row.failure,
  providerRef: row.provider_ref,
  fee: BigInt(row.fee),
  factsAt: row.facts_at,
  sentAt: row.sent_at,
  firstSentAt: row.first_sent_at,
  misses: row.misses,
  paidAt: row.paid_at,
  timesPaidAgain: row.times_paid_again,
});

/** Parts of a withdrawal, the oldest first. */
export async function listParts(db: Executor, orderId: string): Promise<PartRow[]> {
  const rows = await db.selectFrom('withdraw_part').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  return rows.map(toPart);
}

export async function insertPart(
  trx: Trx,
  part: Pick<PartRow, 'orderId' | 'partNo' | 'amount' | 'tries' | 'state'>,
): Promise<PartRow> {
  const row = await trx
    .insertInto('withdraw_part')
    .values({
      order_id: part.orderId,
      part_no: part.partNo,
      amount: part.amount,
      tries: part.tries,
      state: part.state,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPart(row);
}

/** Writes what may change of a part. */
export async function savePart(trx: Trx, part: PartRow): Promise<void> {
  await trx
    .updateTable('withdraw_part')
    .set({
      state: part.state,
      failure: part.failure,
      provider_ref: part.providerRef,
      fee: part.fee,
      facts_at: part.factsAt,
      sent_at: part.sentAt,
      first_sent_at: part.firstSentAt,
      misses: part.misses,
      paid_at: part.paidAt,
      times_paid_again: part.timesPaidAgain,
    })
    .where('id', '=', part.id)
    .execute();
}

/** What has been paid of withdrawals and has not come back. */
export async function readPaid(db: Executor, orderIds: readonly string[]): Promise<ReadonlyMap<string, Money>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('withdraw_part')
    .select(['order_id as orderId', sql<string>`sum(amount)::bigint`.as('paid')])
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'PAID')
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ orderId, paid }) => [orderId, BigInt(paid)]));
}

/**
 * What a member was paid twice, or the provider has not sent back, is owed: below zero. Above zero stands what came back after
 * that had ended.
 */
export async function insertOwedItem(
  trx: Trx,
  item: { partId: string; memberId: string; currency: string; amount: Money; reason: 'PAID_TWICE' | 'REFUNDED' },
): Promise<void> {
  await trx
    .insertInto('suspense_item')
    .values({
      payment_id: null,
      part_id: item.partId,
      member_id: item.memberId,
      currency: item.currency,
      amount: item.amount,
      reason: item.reason,
    })
    .execute();
}

/** @returns whether it was still open */
export async function endOwedItem(trx: Trx, partId: string): Promise<boolean> {
  const ended = await trx
    .updateTable('suspense_item')
    .set({ ended_at: sql<Date>`now()`, outcome: 'TAKEN_BACK' })
    .where('part_id', '=', partId)
    .where('reason', '<>', 'CHANGED')
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Notes that a provider tells of a part otherwise than it was ordered; no money stands behind it. @returns whether that is new */
export async function insertPartChange(
  trx: Trx,
  { partId, memberId, amount, currency }: { partId: string; memberId: string; amount: Money; currency: string },
): Promise<boolean> {
  const known = await trx
    .selectFrom('suspense_item')
    .select('id')
    .where('part_id', '=', partId)
    .where('reason', '=', 'CHANGED')
    .where('amount', '=', amount.toString())
    .where('currency', '=', currency)
    .executeTakeFirst();
  if (known) return false;
  await trx
    .insertInto('suspense_item')
    .values({ payment_id: null, part_id: partId, member_id: memberId, currency, amount, reason: 'CHANGED' })
    .execute();
  return true;
}
