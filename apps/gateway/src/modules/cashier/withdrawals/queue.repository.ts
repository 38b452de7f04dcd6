import { sql } from 'kysely';
import { isWanted, memberNamed, type QueueFilter } from '../../../contract/admin/queue-filter.ts';
import { type WaitingWork, waitingColumns } from '../../../contract/admin/waiting-work.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import type { Money } from '../../../kernel/money.ts';
import type { Hold } from './hold.repository.ts';
import type { WithdrawState } from './machine.ts';

const select = (db: Executor) =>
  db
    .selectFrom('withdraw_order as o')
    .innerJoin('member as m', 'm.id', 'o.member_id')
    .innerJoin('payout_account as a', 'a.id', 'o.account_id')
    .leftJoin('withdraw_hold as h', 'h.order_id', 'o.id')
    .select([
      'o.id',
      'o.order_no as orderNo',
      'o.member_id as memberId',
      'o.account_id as accountId',
      'm.username',
      'o.currency',
      'o.amount',
      'o.fee',
      'o.state',
      'o.reason',
      'o.method',
      'a.institution_name as institutionName',
      'a.number_end as numberEnd',
      'o.score',
      'o.flags',
      'o.created_at as createdAt',
      'o.decided_by as decidedBy',
      'h.held_by as heldBy',
      'h.reason as holdReason',
      'h.note as holdNote',
      'h.held_at as heldAt',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** A withdrawal with its member, account and hold, for operators. */
export type QueuedWithdrawal = Omit<Row, 'amount' | 'fee' | 'heldBy' | 'holdReason' | 'holdNote' | 'heldAt'> & {
  amount: Money;
  fee: Money;
  hold: Hold | undefined;
};

const toQueued = ({ heldBy: by, holdReason: reason, holdNote: note, heldAt: at, ...row }: Row): QueuedWithdrawal => ({
  ...row,
  amount: BigInt(row.amount),
  fee: BigInt(row.fee),
  hold: by !== null && reason !== null && note !== null && at !== null ? { by, reason, note, at } : undefined,
});

/** What operators look for. */
export interface WithdrawalFilter extends QueueFilter {
  readonly state?: WithdrawState | undefined;
  /** Number of the order, of a part or of the provider, or name of the member. */
  readonly q?: string | undefined;
}

/** Orders that carry a number or name: each is found by an index of its own, which an `or` would keep from being used. */
const found = (q: string) => sql<boolean>`o.id in (
  select id from withdraw_order where order_no = ${q.toUpperCase()}
   union all select order_id from withdraw_part where part_no = ${q.toUpperCase()} or provider_ref = ${q}
   union all select id from withdraw_order where member_id = ${memberNamed(q)})`;

/** Withdrawals of all members, the newest first, behind the one of this number. */
export async function listQueue(
  db: Executor,
  { state, q, ...filter }: WithdrawalFilter,
  behind: string | undefined,
  limit: number,
): Promise<QueuedWithdrawal[]> {
  const rows = await select(db)
    .where(isWanted(filter))
    .$if(q !== undefined, (query) => query.where(found(q ?? '')))
    .$if(state !== undefined, (query) => query.where('o.state', '=', state ?? 'REVIEW'))
    .$if(behind !== undefined, (query) => query.where('o.id', '<', behind ?? ''))
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toQueued);
}

/** What an operator has begun of what waits. */
export interface Begun {
  /** Name of the operator, as holds have it. */
  name: string;
  /** Withdrawals that this operator has approved first. */
  approvedFirst: readonly string[];
}

const isBegun = ({ name, approvedFirst }: Begun) =>
  sql<boolean>`(h.held_by is not distinct from ${name} or o.id = any(${approvedFirst}::bigint[]))`;

/** Withdrawals that are to be decided, the oldest first, behind the one of this number. */
export async function listWaiting(
  db: Executor,
  which: 'ALL' | 'MINE' | 'HELD',
  { begun, behind, limit }: { begun: Begun; behind: string | undefined; limit: number },
): Promise<QueuedWithdrawal[]> {
  const rows = await select(db)
    .where('o.state', '=', 'REVIEW')
    .$if(which === 'MINE', (query) => query.where(isBegun(begun)))
    .$if(which === 'HELD', (query) => query.where('h.order_id', 'is not', null))
    .$if(behind !== undefined, (query) => query.where('o.id', '>', behind ?? ''))
    .orderBy('o.id')
    .limit(limit)
    .execute();
  return rows.map(toQueued);
}

/** How many are to be decided. */
export const countWaiting = (db: Executor, begun: Begun): Promise<{ all: number; mine: number; held: number }> =>
  db
    .selectFrom('withdraw_order as o')
    .leftJoin('withdraw_hold as h', 'h.order_id', 'o.id')
    .select([
      sql<number>`count(*)::int4`.as('all'),
      sql<number>`count(*) filter (where ${isBegun(begun)})::int4`.as('mine'),
      sql<number>`count(h.order_id)::int4`.as('held'),
    ])
    .where('o.state', '=', 'REVIEW')
    .executeTakeFirstOrThrow();

export async function findQueued(db: Executor, id: string): Promise<QueuedWithdrawal | undefined> {
  const row = await select(db).where('o.id', '=', id).executeTakeFirst();
  return row && toQueued(row);
}

/** Those that are to be decided. */
export const waitingReviews = (db: Executor): Promise<WaitingWork> =>
  db
    .selectFrom('withdraw_order')
    .select(waitingColumns('created_at'))
    .where('state', '=', 'REVIEW')
    .executeTakeFirstOrThrow();
