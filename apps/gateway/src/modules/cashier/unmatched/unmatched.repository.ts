import { sql } from 'kysely';
import { isWanted, memberNamed, type QueueFilter } from '../../../contract/admin/queue-filter.ts';
import { type WaitingWork, waitingColumns } from '../../../contract/admin/waiting-work.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { Money } from '../../../kernel/money.ts';
import type { SuspenseOutcome, SuspenseReason } from '../cashier.tables.ts';

/** `REFUNDING` = a refund is under way; one that operators have to decide about is `OPEN`. */
export type UnmatchedState = 'OPEN' | 'REFUNDING' | 'ENDED';

/** What operators may look for. */
export interface UnmatchedFilter extends QueueFilter {
  readonly state?: UnmatchedState | undefined;
  readonly reason?: SuspenseReason | undefined;
  readonly memberId?: string | undefined;
  /** Number of the payment, the order, the part or the refund, or name of the member. */
  readonly q?: string | undefined;
}

const select = (db: Executor) =>
  db
    .selectFrom('suspense_item as s')
    .leftJoin('deposit_payment as p', 'p.id', 's.payment_id')
    .leftJoin('deposit_order as o', 'o.id', 'p.order_id')
    .leftJoin('withdraw_part as w', 'w.id', 's.part_id')
    .leftJoin('withdraw_order as wo', 'wo.id', 'w.order_id')
    .leftJoin('member as m', 'm.id', 's.member_id')
    .select([
      's.id',
      's.reason',
      's.amount',
      's.currency',
      's.due_at as dueAt',
      's.created_at as createdAt',
      's.ended_at as endedAt',
      's.outcome',
      's.decided_by as decidedBy',
      's.was_refused as wasRefused',
      's.refund_no as refundNo',
      's.refund_sent_at as refundSentAt',
      's.refund_first_sent_at as refundFirstSentAt',
      's.refund_asked_at as refundAskedAt',
      's.refund_misses as refundMisses',
      's.member_id as memberId',
      'm.username',
      'p.id as paymentId',
      'p.state as paymentState',
      'p.payment_ref as paymentRef',
      'p.fee',
      'p.paid_at as paidAt',
      sql<string | null>`coalesce(p.provider, wo.provider)`.as('provider'),
      sql<string | null>`coalesce(p.method, wo.method)`.as('method'),
      'o.id as orderId',
      'o.order_no as orderNo',
      'o.state as orderState',
      'o.amount as orderAmount',
      'o.currency as orderCurrency',
      'w.part_no as partNo',
      'w.state as partState',
      'wo.order_no as withdrawalNo',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** Money in suspense with what it came of. Above zero it is kept for somebody, below zero a member owes it. */
export type UnmatchedRow = Omit<Row, 'amount' | 'fee' | 'orderAmount'> & {
  amount: Money;
  fee: Money | null;
  orderAmount: Money | null;
  state: UnmatchedState;
  /** Its refund is under way, and operators have to say what has become of it. */
  isRefundAsked: boolean;
};

const moneyOf = (digits: string | null): Money | null => (digits === null ? null : BigInt(digits));

const stateOf = (row: Row): UnmatchedState => {
  if (row.endedAt) return 'ENDED';
  return isUnderWay(row) && row.refundAskedAt === null ? 'REFUNDING' : 'OPEN';
};

/** Whether the payment of an item is on its way back; news of another amount waits for somebody all the same. */
const isUnderWay = ({ endedAt, paymentState, reason }: Row): boolean =>
  endedAt === null && paymentState === 'REFUNDING' && reason !== 'CHANGED';

const toUnmatched = (row: Row): UnmatchedRow => ({
  ...row,
  amount: BigInt(row.amount),
  fee: moneyOf(row.fee),
  orderAmount: moneyOf(row.orderAmount),
  state: stateOf(row),
  isRefundAsked: isUnderWay(row) && row.refundAskedAt !== null,
});

/** The same as {@link stateOf} says. */
const isRefunding = sql<boolean>`(p.state = 'REFUNDING' and s.reason <> 'CHANGED' and s.refund_asked_at is null) is true`;

/** What is owed is below zero; it is looked for by how much it is. */
const columns = {
  amount: sql`abs(s.amount)`,
  at: sql`s.created_at`,
  currency: sql`s.currency`,
  method: sql`coalesce(p.method, wo.method)`,
  provider: sql`coalesce(p.provider, wo.provider)`,
};

/** What is in suspense or was there, the newest first, behind the item of this number. */
export async function listUnmatched(
  db: Executor,
  { state, reason, memberId, q, ...filter }: UnmatchedFilter,
  behind: string | undefined,
  limit: number,
): Promise<UnmatchedRow[]> {
  const rows = await select(db)
    .$if(state === 'ENDED', (query) => query.where('s.ended_at', 'is not', null))
    .$if(state !== undefined && state !== 'ENDED', (query) => query.where('s.ended_at', 'is', null))
    .$if(state === 'REFUNDING', (query) => query.where(isRefunding))
    .$if(state === 'OPEN', (query) => query.where(({ not }) => not(isRefunding)))
    .$if(reason !== undefined, (query) => query.where('s.reason', '=', reason ?? 'OWED'))
    .where(isWanted(filter, columns))
    .$if(memberId !== undefined, (query) => query.where('s.member_id', '=', memberId ?? ''))
    .$if(q !== undefined, (query) =>
      query.where(
        sql<boolean>`(p.payment_ref = ${q} or s.member_id = ${memberNamed(q ?? '')}
                      or ${q?.toUpperCase()} in (o.order_no, wo.order_no, w.part_no, s.refund_no))`,
      ),
    )
    .$if(behind !== undefined, (query) => query.where('s.id', '<', behind ?? ''))
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toUnmatched);
}

/** What of the payments of an order was kept or is owed, the oldest first. */
export async function listUnmatchedOf(db: Executor, orderId: string): Promise<UnmatchedRow[]> {
  const rows = await select(db).where('p.order_id', '=', orderId).orderBy('s.id').execute();
  return rows.map(toUnmatched);
}

export async function findUnmatched(db: Executor, id: string): Promise<UnmatchedRow | undefined> {
  const row = await select(db).where('s.id', '=', id).executeTakeFirst();
  return row && toUnmatched(row);
}

/** The item, which nobody else changes until the transaction ends. */
export async function lockUnmatched(trx: Trx, id: string): Promise<UnmatchedRow | undefined> {
  await trx.selectFrom('suspense_item').select('id').where('id', '=', id).forUpdate().execute();
  return findUnmatched(trx, id);
}

/** @param by operator who has decided it; left out: as noted before */
export async function endUnmatched(trx: Trx, id: string, outcome: SuspenseOutcome, by?: string): Promise<void> {
  await trx
    .updateTable('suspense_item')
    .set({
      ended_at: sql<Date>`now()`,
      outcome,
      look_at: null,
      ...(by === undefined ? {} : { decided_by: by }),
    })
    .where('id', '=', id)
    .execute();
}

/** What may change of a refund that is under way. */
export interface RefundChange {
  refundNo?: string | null;
  sentAt?: Date | null;
  firstSentAt?: Date | null;
  askedAt?: Date | null;
  misses?: number;
  lookAt?: Date | null;
  wasRefused?: boolean;
  decidedBy?: string;
}

export async function saveRefund(trx: Trx, id: string, change: RefundChange): Promise<void> {
  const { refundNo, sentAt, firstSentAt, askedAt, misses, lookAt, wasRefused, decidedBy } = change;
  await trx
    .updateTable('suspense_item')
    .set({
      ...(refundNo === undefined ? {} : { refund_no: refundNo }),
      ...(sentAt === undefined ? {} : { refund_sent_at: sentAt }),
      ...(firstSentAt === undefined ? {} : { refund_first_sent_at: firstSentAt }),
      ...(askedAt === undefined ? {} : { refund_asked_at: askedAt }),
      ...(misses === undefined ? {} : { refund_misses: misses }),
      ...(lookAt === undefined ? {} : { look_at: lookAt }),
      ...(wasRefused === undefined ? {} : { was_refused: wasRefused }),
      ...(decidedBy === undefined ? {} : { decided_by: decidedBy }),
    })
    .where('id', '=', id)
    .execute();
}

/** Items whose refund is to be looked at by now, those that wait longest first. */
export async function listDueRefunds(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('suspense_item')
    .select('id')
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a settlement file and the books say, or said, different things of the payment or the part behind an item. */
export async function hasDifference(
  db: Executor,
  { provider, paymentRef, partNo }: Pick<UnmatchedRow, 'provider' | 'paymentRef' | 'partNo'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('settlement_difference')
    .select('id')
    .where('provider', '=', provider ?? '')
    .where('ref', '=', paymentRef ?? partNo ?? '')
    .where('is_payout', '=', paymentRef === null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who may get money: an account that is open, by its name. */
export async function findReceiver(
  db: Executor,
  username: string,
): Promise<{ memberId: string; currency: string; isClosed: boolean } | undefined> {
  return db
    .selectFrom('member')
    .select(['id as memberId', 'currency', sql<boolean>`status = 'closed'`.as('isClosed')])
    .where('username_key', '=', username.toLowerCase())
    .executeTakeFirst();
}

/** Those that are to be decided. */
export const waitingUnmatched = (db: Executor): Promise<WaitingWork> =>
  db
    .selectFrom('suspense_item as s')
    .leftJoin('deposit_payment as p', 'p.id', 's.payment_id')
    .select(waitingColumns('s.created_at'))
    .where('s.ended_at', 'is', null)
    .where(({ not }) => not(isRefunding))
    .executeTakeFirstOrThrow();
