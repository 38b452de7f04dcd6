import { sql } from 'kysely';
import type { Executor } from '../../../kernel/db/types.ts';
import type { Money } from '../../../kernel/money.ts';
import type { Purse } from './checks.repository.ts';
import type { WithdrawState } from './machine.ts';

/** What the orders of a member say of one withdrawal. */
export interface OrderHistory {
  /** The largest that was paid before; what came back of it does not count. */
  largest: Money | undefined;
  /** When its account was paid first, before it. */
  usedSince: Date | undefined;
  /** Orders to pay in and out, of any state. */
  orders: number;
  /** Parts that were ever disputed. */
  disputed: number;
}

export async function readHistory(
  db: Executor,
  { memberId, currency }: Purse,
  { id, accountId }: { id: string; accountId: string },
): Promise<OrderHistory> {
  const { rows } = await sql<{ largest: string | null; usedSince: Date | null; orders: number; disputed: number }>`
    select (select max(amount - given_back) from withdraw_order
             where member_id = ${memberId}::bigint and currency = ${currency} and state = 'PAID'
               and id < ${id}::bigint) as largest,
           (select min(completed_at) from withdraw_order
             where account_id = ${accountId}::bigint and state = 'PAID' and id < ${id}::bigint) as "usedSince",
           (select count(*)::int4 from deposit_order where member_id = ${memberId}::bigint)
             + (select count(*)::int4 from withdraw_order where member_id = ${memberId}::bigint) as orders,
           (select count(*)::int4 from withdraw_order o join withdraw_part p on p.order_id = o.id
              join withdraw_dispute d on d.part_id = p.id where o.member_id = ${memberId}::bigint) as disputed`.execute(
    db,
  );
  const [row] = rows;
  return {
    largest: row?.largest ? BigInt(row.largest) : undefined,
    usedSince: row?.usedSince ?? undefined,
    orders: row?.orders ?? 0,
    disputed: row?.disputed ?? 0,
  };
}

/** What the house gives: kinds of postings, all of those that {@link readWages} may find by the index of seldom ones. */
const WAGES = sql`('AGENT_BILL', 'UPLINE_BILL', 'BONUS_CONVERTED', 'PROMO_WIN', 'ROLLBACK_PROMO', 'GRANT')`;

/** Salary, rebate and bonuses that became cash since a moment; what was taken back of them is less. */
export async function readWages(db: Executor, { memberId, currency }: Purse, from: Date): Promise<Money> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(e.amount), 0)::bigint as amount
      from posting p join entry e on e.posting_id = p.id
      join ledger_account a on a.id = e.account_id and a.kind in ('MAIN', 'VENDOR')
           and a.owner = ${memberId} and a.currency = ${currency}
     where p.member = ${memberId} and p.kind in ${WAGES} and p.kind not in ('BET', 'SETTLE_WON', 'SETTLE_LOST')
       and p.created_at >= ${from}`.execute(db);
  return BigInt(rows[0]?.amount ?? 0);
}

/** Who has asked for a withdrawal. */
export interface Applicant {
  username: string;
  vipRank: number;
  registeredAt: Date;
  upline: string | null;
}

export const findApplicant = (db: Executor, memberId: string): Promise<Applicant> =>
  db
    .selectFrom('member as m')
    .leftJoin('member as u', 'u.id', 'm.upline_id')
    .select(['m.username', 'm.vip_rank as vipRank', 'm.registered_at as registeredAt', 'u.username as upline'])
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow();

/** The withdrawals of a member before one, the newest first. */
export async function listEarlier(
  db: Executor,
  { memberId, id, limit }: { memberId: string; id: string; limit: number },
): Promise<{ orderNo: string; amount: Money; state: WithdrawState; createdAt: Date }[]> {
  const rows = await db
    .selectFrom('withdraw_order')
    .select(['order_no as orderNo', 'amount', 'state', 'created_at as createdAt'])
    .where('member_id', '=', memberId)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}
