import { sql } from 'kysely';
import { isWanted, memberNamed, type QueueFilter } from '../../../contract/admin/queue-filter.ts';
import { type WaitingWork, waitingColumns } from '../../../contract/admin/waiting-work.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { Money } from '../../../kernel/money.ts';
import type { DepositState } from '../machine.ts';

/** States in which a slip may help to find a payment. */
export const slipStates: readonly DepositState[] = ['PENDING', 'REVIEW', 'EXPIRED'];

/** Pictures of an order, as they came. */
export async function listSlipsOf(db: Executor, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('deposit_slip')
    .select('name')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

export async function insertSlips(trx: Trx, orderId: string, names: readonly string[], sentAt: Date): Promise<void> {
  await trx
    .insertInto('deposit_slip')
    .values(names.map((name) => ({ order_id: orderId, name, sent_at: sentAt })))
    .execute();
}

const select = (db: Executor) =>
  db
    .selectFrom('deposit_slip as s')
    .innerJoin('deposit_order as o', 'o.id', 's.order_id')
    .innerJoin('member as m', 'm.id', 'o.member_id')
    .select([
      's.id',
      's.name',
      's.sent_at as sentAt',
      's.looked_at as lookedAt',
      'o.order_no as orderNo',
      'o.member_id as memberId',
      'm.username',
      'o.currency',
      'o.amount',
      'o.state',
      'o.created_at as createdAt',
      // an order has three at most
      sql<number>`(select count(*)::int from deposit_slip b where b.order_id = s.order_id and b.id <= s.id)`.as(
        'place',
      ),
      sql<number>`(select count(*)::int from deposit_slip b where b.order_id = s.order_id)`.as('ofOrder'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** A slip with its deposit, for operators. */
export type QueuedSlip = Omit<Row, 'amount'> & { amount: Money };

/** What operators look for. */
export interface SlipFilter extends QueueFilter {
  readonly state?: DepositState | undefined;
  /** Number of the order, or name of the member. */
  readonly q?: string | undefined;
}

const found = (q: string) => sql<boolean>`o.id in (
  select id from deposit_order where order_no = ${q.toUpperCase()}
   union all select id from deposit_order where member_id = ${memberNamed(q)})`;

/** Slips of all members, the newest first, behind the one of this number. */
export async function listSlipQueue(
  db: Executor,
  { state, q, ...filter }: SlipFilter,
  behind: string | undefined,
  limit: number,
): Promise<QueuedSlip[]> {
  const rows = await select(db)
    .where(isWanted(filter, { at: sql`s.sent_at` }))
    .$if(q !== undefined, (query) => query.where(found(q ?? '')))
    .$if(state !== undefined, (query) => query.where('o.state', '=', state ?? 'REVIEW'))
    .$if(behind !== undefined, (query) => query.where('s.id', '<', behind ?? ''))
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

export const findSlip = (db: Executor, id: string): Promise<QueuedSlip | undefined> =>
  select(db)
    .where('s.id', '=', id)
    .executeTakeFirst()
    .then((row) => row && { ...row, amount: BigInt(row.amount) });

/** Notes that an operator has looked at a slip; the first look counts. */
export async function noteLook(trx: Trx, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('deposit_slip')
    .set({ looked_at: at })
    .where('id', '=', id)
    .where('looked_at', 'is', null)
    .execute();
}

/** The first slip of each order that is looked for, and of one that may still be paid those that nobody has looked at. */
export const waitingSlips = (db: Executor): Promise<WaitingWork> =>
  db
    .selectFrom('deposit_slip as s')
    .innerJoin('deposit_order as o', 'o.id', 's.order_id')
    .select(waitingColumns('s.sent_at'))
    .where(
      sql<boolean>`case when o.state in ('REVIEW', 'EXPIRED') then not exists
                     (select from deposit_slip b where b.order_id = o.id and b.id < s.id)
                   else s.looked_at is null and o.state = 'PENDING' end`,
    )
    .executeTakeFirstOrThrow();
