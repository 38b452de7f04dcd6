import { type WaitingWork, waitingColumns } from '../../../contract/admin/waiting-work.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import type { Money } from '../../../kernel/money.ts';
import type { WithdrawState } from './machine.ts';

const select = (db: Executor) =>
  db
    .selectFrom('withdraw_order as o')
    .innerJoin('member as m', 'm.id', 'o.member_id')
    .innerJoin('payout_account as a', 'a.id', 'o.account_id')
    .select([
      'o.id',
      'o.order_no as orderNo',
      'o.member_id as memberId',
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
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** A withdrawal with its member and account, for operators. */
export type QueuedWithdrawal = Omit<Row, 'amount' | 'fee'> & { amount: Money; fee: Money };

const toQueued = (row: Row): QueuedWithdrawal => ({ ...row, amount: BigInt(row.amount), fee: BigInt(row.fee) });

/** Withdrawals of all members, the newest first, behind the one of this number. */
export async function listQueue(
  db: Executor,
  { state, behind, limit }: { state: WithdrawState | undefined; behind: string | undefined; limit: number },
): Promise<QueuedWithdrawal[]> {
  const rows = await select(db)
    .$if(state !== undefined, (query) => query.where('o.state', '=', state ?? 'REVIEW'))
    .$if(behind !== undefined, (query) => query.where('o.id', '<', behind ?? ''))
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toQueued);
}

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
