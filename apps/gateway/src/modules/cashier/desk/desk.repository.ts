import { type RawBuilder, sql } from 'kysely';
import { isWanted, memberNamed, type QueueFilter } from '../../../contract/admin/queue-filter.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import type { Money } from '../../../kernel/money.ts';
import type { DepositState } from '../machine.ts';
import type { DepositKind } from '../providers/provider.ts';
import type { WithdrawState } from '../withdrawals/machine.ts';

/** What is to be known of a deposit: see the contract. */
export const depositMarks = ['SLIP', 'PART', 'LATE', 'EXCESS', 'KEPT'] as const;
export type DepositMark = (typeof depositMarks)[number];

/** What operators look for. */
export interface DepositFilter extends QueueFilter {
  readonly state?: DepositState | undefined;
  readonly kind?: DepositKind | undefined;
  readonly mark?: DepositMark | undefined;
  /** Number of the order or of the provider, or name of the member. */
  readonly q?: string | undefined;
}

/** A deposit, for operators. */
export interface DeskRow {
  id: string;
  orderNo: string;
  memberId: string;
  username: string;
  provider: string;
  method: string;
  kind: DepositKind;
  currency: string;
  amount: Money;
  credited: Money;
  state: DepositState;
  marks: DepositMark[];
  createdAt: Date;
  completedAt: Date | null;
}

/** A slip waits: of an order that is looked for, or one that nobody has seen of an order that may still be paid. */
const hasSlip = sql`(exists (select from deposit_slip s where s.order_id = o.id
                               and (o.state in ('REVIEW', 'EXPIRED') or (o.state = 'PENDING' and s.looked_at is null))))`;
const isKept = sql`(exists (select from deposit_payment k where k.order_id = o.id and k.state in ('SUSPENSE', 'REFUNDING')))`;

/** Conditions of the marks on an order `o` and the sums of its payments `paid`. */
const conditions: Readonly<Record<DepositMark, RawBuilder<unknown>>> = {
  SLIP: hasSlip,
  PART: sql`(paid.amount > 0 and paid.amount < o.amount)`,
  LATE: sql`o.is_late`,
  EXCESS: sql`(paid.amount > o.amount)`,
  KEPT: isKept,
};

const marksOf = sql`array_remove(array[${sql.join(
  depositMarks.map((mark) => sql`case when ${conditions[mark]} then ${sql.lit(mark)} end`),
)}], null)`;

/** Orders that carry a number or name: each is found by an index of its own, which an `or` would keep from being used. */
const found = (q: string) => sql`o.id in (
  select id from deposit_order where order_no = ${q.toUpperCase()} or provider_ref = ${q}
   union all select order_id from deposit_payment where payment_ref = ${q}
   union all select id from deposit_order where member_id = ${memberNamed(q)})`;

interface Row extends Omit<DeskRow, 'amount' | 'credited'> {
  amount: string;
  credited: string;
}

async function select(db: Executor, where: RawBuilder<unknown>, limit: number): Promise<DeskRow[]> {
  const { rows } = await sql<Row>`
    select o.id, o.order_no as "orderNo", o.member_id as "memberId", m.username, o.provider, o.method, o.kind, o.currency,
           o.amount, paid.credited, o.state, ${marksOf} as marks, o.created_at as "createdAt",
           o.completed_at as "completedAt"
      from deposit_order o
      join member m on m.id = o.member_id
     cross join lateral (select coalesce(sum(p.amount - p.reversed), 0)::bigint as amount,
                                coalesce(sum(p.credited), 0)::bigint as credited
                           from deposit_payment p where p.order_id = o.id and p.state = 'APPLIED') paid
     where ${where}
     order by o.id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount), credited: BigInt(row.credited) }));
}

/** Deposits of all members, the newest first, behind the one of this number. */
export function listDesk(
  db: Executor,
  { state, kind, mark, q, ...filter }: DepositFilter,
  behind: string | undefined,
  limit: number,
): Promise<DeskRow[]> {
  const all = [
    isWanted(filter),
    ...(state === undefined ? [] : [sql`o.state = ${state}`]),
    ...(kind === undefined ? [] : [sql`o.kind = ${kind}`]),
    ...(mark === undefined ? [] : [conditions[mark]]),
    ...(q === undefined ? [] : [found(q)]),
    ...(behind === undefined ? [] : [sql`o.id < ${behind}::bigint`]),
  ];
  return select(db, sql.join(all, sql` and `), limit);
}

/** Deposits of one member, the newest first. */
export const listMemberDesk = (db: Executor, memberId: string, limit: number): Promise<DeskRow[]> =>
  select(db, sql`o.member_id = ${memberId}::bigint`, limit);

/** Withdrawals of one member, the newest first. */
export async function listMemberWithdrawals(
  db: Executor,
  memberId: string,
  limit: number,
): Promise<{ id: string; orderNo: string; amount: Money; state: WithdrawState; createdAt: Date }[]> {
  const rows = await db
    .selectFrom('withdraw_order')
    .select(['id', 'order_no as orderNo', 'amount', 'state', 'created_at as createdAt'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

export const findOnDesk = async (db: Executor, orderNo: string): Promise<DeskRow | undefined> =>
  (await select(db, sql`o.order_no = ${orderNo}`, 1))[0];

export const listSlipsOnDesk = (
  db: Executor,
  orderId: string,
): Promise<{ id: string; fileId: string; sentAt: Date; lookedAt: Date | null }[]> =>
  db
    .selectFrom('deposit_slip')
    .select(['id', 'name as fileId', 'sent_at as sentAt', 'looked_at as lookedAt'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

/** When each payment of an order was booked, by its number. */
export async function readBookedAt(db: Executor, orderId: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('deposit_payment')
    .select(['id', 'created_at as at'])
    .where('order_id', '=', orderId)
    .execute();
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Messages of the provider about an order, the oldest first; those of long ago are forgotten. */
export const listEventsOf = (
  db: Executor,
  { provider, ref }: { provider: string; ref: string },
): Promise<{ eventId: string; receivedAt: Date; doneAt: Date | null }[]> =>
  db
    .selectFrom('webhook_inbox')
    .select(['event_id as eventId', 'received_at as receivedAt', 'done_at as doneAt'])
    .where('provider', '=', provider)
    .where('about', '=', 'deposit')
    .where('ref', '=', ref)
    .orderBy('id')
    .execute();

/** A posting of the ledger, with what it has moved. */
export interface DeskMovement {
  id: string;
  kind: string;
  at: Date;
  currency: string;
  legs: { account: string; owner: string; amount: string }[];
}

/** What the ledger has booked under these keys, the oldest first. */
export async function listMovements(db: Executor, keys: readonly string[]): Promise<DeskMovement[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<DeskMovement>`
    select p.id, p.kind, p.created_at as at, p.currency,
           (select json_agg(json_build_object('account', a.kind, 'owner', a.owner, 'amount', e.amount::text) order by e.leg)
              from entry e join ledger_account a on a.id = e.account_id where e.posting_id = p.id) as legs
      from posting p where p.key = any(${[...keys]}::text[])
     order by p.created_at, p.id`.execute(db);
  return rows;
}
