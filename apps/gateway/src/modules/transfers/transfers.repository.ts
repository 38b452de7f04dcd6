import { sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import type { TransferState } from './machine.ts';
import type { TransferDirection, TransferReason } from './transfers.tables.ts';

/** Somebody at the other end of an edge of the tree. */
export interface Partner {
  id: string;
  username: string;
}

/** A transfer as one of its two parties sees it. */
export interface TransferRow {
  id: string;
  transferNo: string;
  isSender: boolean;
  direction: TransferDirection;
  /** User name of the other party. */
  partner: string;
  currency: string;
  amount: Money;
  note: string | null;
  createdAt: Date;
  state: TransferState;
  reason: TransferReason | null;
}

/** Transfers of one member are made one after the other, so that those of the day can be counted. */
export async function lockMemberTransfers(trx: Trx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('transfer'), hashtext(${memberId}))`.execute(trx);
}

/** The upline of a member who may pass money on to it, while both have accounts in one currency that are in use. */
export function findUpline(db: Executor, memberId: string): Promise<Partner | undefined> {
  return db
    .selectFrom('member')
    .innerJoin('member as upline', 'upline.id', 'member.upline_id')
    .select(['upline.id', 'upline.username'])
    .where('member.id', '=', memberId)
    .where('member.to_upline', '=', true)
    .where('upline.status', '=', 'active')
    .whereRef('upline.currency', '=', 'member.currency')
    .executeTakeFirst();
}

const downlines = (db: Executor, agentId: string, currency: string) =>
  db
    .selectFrom('member')
    .select(['id', 'username'])
    .where('upline_id', '=', agentId)
    .where('currency', '=', currency)
    .where('status', '=', 'active');

/** A direct downline of an agent. */
export function findDownline(
  db: Executor,
  agentId: string,
  currency: string,
  memberId: string,
): Promise<Partner | undefined> {
  return downlines(db, agentId, currency).where('id', '=', memberId).executeTakeFirst();
}

/**
 * Direct downlines of an agent, the newest first, behind the member of this number.
 *
 * @param find user name in whole, or number of the account
 */
export function listDownlines(
  db: Executor,
  agent: { memberId: string; currency: string },
  { find, behind, limit }: { find: string | undefined; behind: string | undefined; limit: number },
): Promise<Partner[]> {
  return downlines(db, agent.memberId, agent.currency)
    .$if(find !== undefined, (query) =>
      query.where((either) =>
        either.or([
          either('username_key', '=', (find ?? '').toLowerCase()),
          either(sql<string>`id::text`, '=', find ?? ''),
        ]),
      ),
    )
    .$if(behind !== undefined, (query) => query.where('id', '<', behind ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function hasDownlines(db: Executor, agentId: string, currency: string): Promise<boolean> {
  return (await downlines(db, agentId, currency).limit(1).executeTakeFirst()) !== undefined;
}

/** What a member has passed on since a moment. */
export async function readSent(
  db: Executor,
  { memberId, currency }: { memberId: string; currency: string },
  from: Date,
): Promise<Money> {
  const { amount } = await db
    .selectFrom('transfer')
    .select(sql<string>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('sender_id', '=', memberId)
    .where('currency', '=', currency)
    .where('state', '<>', 'REJECTED')
    .where('created_at', '>=', from)
    .executeTakeFirstOrThrow();
  return BigInt(amount);
}

export interface NewTransfer {
  transferNo: string;
  senderId: string;
  receiverId: string;
  direction: TransferDirection;
  currency: string;
  amount: Money;
  note: string | undefined;
  createdAt: Date;
  state: TransferState;
}

export async function insertTransfer(trx: Trx, transfer: NewTransfer): Promise<string> {
  const { id } = await trx
    .insertInto('transfer')
    .values({
      transfer_no: transfer.transferNo,
      sender_id: transfer.senderId,
      receiver_id: transfer.receiverId,
      direction: transfer.direction,
      currency: transfer.currency,
      amount: transfer.amount.toString(),
      note: transfer.note ?? null,
      created_at: transfer.createdAt,
      state: transfer.state,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Transfers of a member, sent and arrived, the newest first: either half by its own index. */
export async function listTransfers(
  db: Executor,
  memberId: string,
  behind: string | undefined,
  limit: number,
): Promise<TransferRow[]> {
  const before = behind === undefined ? sql`` : sql`and id < ${behind}::bigint`;
  const { rows } = await sql<Omit<TransferRow, 'amount'> & { amount: string }>`
    with own as (
      (select *, true as sent from transfer where sender_id = ${memberId}::bigint ${before} order by id desc limit ${limit})
      union all
      (select *, false from transfer where receiver_id = ${memberId}::bigint
        and state = 'COMPLETED' ${before} order by id desc limit ${limit})
    )
    select t.id, t.transfer_no as "transferNo", t.sent as "isSender", t.direction, m.username as partner, t.currency,
           t.amount, t.note, t.created_at as "createdAt", t.state, t.reason
      from own t join member m on m.id = case when t.sent then t.receiver_id else t.sender_id end
     order by t.id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

/** @returns undefined also for a transfer of others, and for a receiver before it has arrived */
export async function findTransfer(
  db: Executor,
  memberId: string,
  transferNo: string,
): Promise<TransferRow | undefined> {
  const { rows } = await sql<Omit<TransferRow, 'amount'> & { amount: string }>`
    select t.id, t.transfer_no as "transferNo", t.sender_id = ${memberId}::bigint as "isSender", t.direction,
           m.username as partner, t.currency, t.amount, t.note, t.created_at as "createdAt", t.state, t.reason
      from transfer t
      join member m on m.id = case when t.sender_id = ${memberId}::bigint then t.receiver_id else t.sender_id end
     where t.transfer_no = ${transferNo}
       and (t.sender_id = ${memberId}::bigint or (t.receiver_id = ${memberId}::bigint and t.state = 'COMPLETED'))`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))[0];
}
