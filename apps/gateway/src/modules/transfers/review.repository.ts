import { sql } from 'kysely';
import { isWanted, memberNamed, type QueueFilter } from '../../contract/admin/queue-filter.ts';
import { type WaitingWork, waitingColumns } from '../../contract/admin/waiting-work.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import type { TransferState } from './machine.ts';
import type { TransferReason } from './transfers.tables.ts';

const select = (db: Executor) =>
  db
    .selectFrom('transfer as t')
    .innerJoin('member as s', 's.id', 't.sender_id')
    .innerJoin('member as r', 'r.id', 't.receiver_id')
    .select([
      't.id',
      't.transfer_no as transferNo',
      't.sender_id as senderId',
      's.username as sender',
      't.receiver_id as receiverId',
      'r.username as receiver',
      'r.status as receiverStatus',
      't.direction',
      't.currency',
      't.amount',
      't.note',
      't.state',
      't.reason',
      't.created_at as createdAt',
      't.decided_by as decidedBy',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** A transfer with both its parties, for operators. */
export type ReviewedTransfer = Omit<Row, 'amount'> & { amount: Money };

const toReviewed = (row: Row): ReviewedTransfer => ({ ...row, amount: BigInt(row.amount) });

/** What operators look for. */
export interface TransferFilter extends Omit<QueueFilter, 'method'> {
  readonly state?: TransferState | undefined;
  /** One of the two. */
  readonly memberId?: string | undefined;
  /** Number of the transfer, or name of one of the two. */
  readonly q?: string | undefined;
}

/** Each is found by an index of its own, which an `or` would keep from being used. */
const found = (q: string) => sql<boolean>`t.id in (
  select id from transfer where transfer_no = ${q.toUpperCase()}
   union all select id from transfer where sender_id = ${memberNamed(q)}
   union all select id from transfer where receiver_id = ${memberNamed(q)})`;

const ofMember = (memberId: string) => sql<boolean>`t.id in (
  select id from transfer where sender_id = ${memberId}::bigint
   union all select id from transfer where receiver_id = ${memberId}::bigint)`;

/** Transfers of all members, the newest first, behind the one of this number. */
export async function listAllTransfers(
  db: Executor,
  { state, memberId, q, ...filter }: TransferFilter,
  behind: string | undefined,
  limit: number,
): Promise<ReviewedTransfer[]> {
  const rows = await select(db)
    .where(isWanted(filter, { amount: sql`t.amount`, at: sql`t.created_at`, currency: sql`t.currency` }))
    .$if(q !== undefined, (query) => query.where(found(q ?? '')))
    .$if(memberId !== undefined, (query) => query.where(ofMember(memberId ?? '')))
    .$if(state !== undefined, (query) => query.where('t.state', '=', state ?? 'REVIEW'))
    .$if(behind !== undefined, (query) => query.where('t.id', '<', behind ?? ''))
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toReviewed);
}

/** What is to be decided. */
export const waitingTransfers = (db: Executor): Promise<WaitingWork> =>
  db
    .selectFrom('transfer')
    .select(waitingColumns('created_at'))
    .where('state', '=', 'REVIEW')
    .executeTakeFirstOrThrow();

/** A transfer that nobody else decides meanwhile. */
export async function lockTransfer(trx: Trx, id: string): Promise<ReviewedTransfer | undefined> {
  await trx.selectFrom('transfer').select('id').where('id', '=', id).forUpdate().execute();
  const row = await select(trx).where('t.id', '=', id).executeTakeFirst();
  return row && toReviewed(row);
}

/** Whether its parties still stand at the two ends of one edge; nobody is moved before the transaction ends. */
export async function isAlongEdge(
  trx: Trx,
  { direction, senderId, receiverId }: Pick<ReviewedTransfer, 'direction' | 'senderId' | 'receiverId'>,
): Promise<boolean> {
  const [below, above] = direction === 'UP' ? [senderId, receiverId] : [receiverId, senderId];
  const member = await trx
    .selectFrom('member')
    .select('upline_id')
    .where('id', '=', below)
    .forShare()
    .executeTakeFirst();
  return member?.upline_id === above;
}

export async function decideTransfer(
  trx: Trx,
  id: string,
  { state, reason, by, at }: { state: TransferState; reason: TransferReason | undefined; by: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('transfer')
    .set({ state, reason: reason ?? null, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .execute();
}
