import { type Selectable, sql } from 'kysely';
import type { Database, Executor, Trx } from '../../kernel/db/types.ts';

/** Tables of orders: both have a number, a member, and when they are looked at next. */
export type OrderTable = 'deposit_order' | 'withdraw_order';

/** Orders of one kind and member are made one after the other, so that those there are can be counted. */
export async function lockMemberOrders(trx: Trx, table: OrderTable, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${table}), hashtext(${memberId}))`.execute(trx);
}

/** Numbers of the orders that are to be looked at by now, those that wait longest first. @param without numbers to leave out */
export async function listDueOrders(
  db: Executor,
  table: OrderTable,
  now: Date,
  { limit, without }: { limit: number; without: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ orderNo: string }>`
    select order_no as "orderNo" from ${sql.table(table)} where look_at <= ${now} and order_no <> all(${without})
     order by look_at limit ${limit}`.execute(db);
  return rows.map(({ orderNo }) => orderNo);
}

/** Rows of one member, the newest first. @param behind id of the one that they stand behind */
export async function listMemberOrders<Table extends OrderTable>(
  db: Executor,
  table: Table,
  { memberId, behind, limit }: { memberId: string; behind: string | undefined; limit: number },
): Promise<Selectable<Database[Table]>[]> {
  const older = behind === undefined ? sql`` : sql`and id < ${behind}`;
  const { rows } = await sql<Selectable<Database[Table]>>`
    select * from ${sql.table(table)} where member_id = ${memberId} ${older}
     order by id desc limit ${limit}`.execute(db);
  return rows;
}
