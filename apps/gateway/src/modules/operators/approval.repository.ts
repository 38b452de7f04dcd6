import type { OperatorRole } from '@mekong/api-client/admin/contract/operations';
import { sql } from 'kysely';
import type { ApprovableId } from '../../contract/admin/handlers.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { subjectOf } from './approval-subjects.ts';
import type { ApprovalState } from './operators.tables.ts';

export interface ApprovalRow {
  id: string;
  operation: string;
  target: Record<string, string>;
  body: Record<string, unknown>;
  reason: string;
  makerId: string;
  maker: string;
  /** Role of the maker now. */
  makerRole: OperatorRole;
  isMakerActive: boolean;
  /** As it is stored: one that waits may be past its time. */
  stored: ApprovalState;
  state: ApprovalState;
  createdAt: Date;
  expiresAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  decision: string | null;
}

export interface NewApproval {
  operation: ApprovableId;
  target: Record<string, string>;
  body: object;
  reason: string;
  makerId: string;
  seconds: number;
}

const rows = (db: Executor) =>
  db
    .selectFrom('operator_approval')
    .innerJoin('operator as maker', 'maker.id', 'operator_approval.maker_id')
    .leftJoin('operator as decider', 'decider.id', 'operator_approval.decided_by_id')
    .select([
      'operator_approval.id',
      'operation',
      'target',
      'body',
      'reason',
      'maker_id as makerId',
      'maker.name as maker',
      'maker.role as makerRole',
      sql<boolean>`maker.state = 'active'`.as('isMakerActive'),
      'operator_approval.state as stored',
      sql<ApprovalState>`case when operator_approval.state = 'PENDING' and expires_at <= now()
        then 'EXPIRED' else operator_approval.state end`.as('state'),
      'operator_approval.created_at as createdAt',
      'expires_at as expiresAt',
      'decider.name as decidedBy',
      'decided_at as decidedAt',
      'decision',
    ]);

export const findApproval = (db: Executor, id: string): Promise<ApprovalRow | undefined> =>
  rows(db).where('operator_approval.id', '=', id).executeTakeFirst();

/** The oldest request that waits, about one thing. */
export const findPendingApproval = (
  db: Executor,
  { operation, id }: { operation: string; id: string },
): Promise<ApprovalRow | undefined> =>
  rows(db)
    .where('operation', '=', operation)
    .where('operator_approval.state', '=', 'PENDING')
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`target ->> 'id' = ${id}`)
    .orderBy('operator_approval.id')
    .limit(1)
    .executeTakeFirst();

/** Requests for an operation that wait, by what they are about. */
export const listPendingApprovals = (
  db: Executor,
  operation: string,
): Promise<{ targetId: string; makerId: string; maker: string }[]> =>
  db
    .selectFrom('operator_approval')
    .innerJoin('operator as maker', 'maker.id', 'operator_approval.maker_id')
    .select([sql<string>`target ->> 'id'`.as('targetId'), 'maker_id as makerId', 'maker.name as maker'])
    .where('operation', '=', operation)
    .where('operator_approval.state', '=', 'PENDING')
    .where('expires_at', '>', sql<Date>`now()`)
    // the oldest request about a thing is read last and stays in a map
    .orderBy('operator_approval.id', 'desc')
    .execute();

/** Newest first, of the last 30 days. @param operations those that the reader may call */
export function listApprovals(
  db: Executor,
  filter: { isPending: boolean; operations: readonly string[]; limit: number },
): Promise<ApprovalRow[]> {
  return rows(db)
    .where(sql<boolean>`operation = any(${filter.operations})`)
    .where('operator_approval.created_at', '>', sql<Date>`now() - interval '30 days'`)
    .$if(filter.isPending, (query) =>
      query.where('operator_approval.state', '=', 'PENDING').where('expires_at', '>', sql<Date>`now()`),
    )
    .orderBy('operator_approval.id', 'desc')
    .limit(filter.limit)
    .execute();
}

/** Requests about one thing, and those of one maker by one key, follow each other until the transaction ends. */
export async function lockRequests(
  trx: Trx,
  { subject, key }: { subject: string; key: string | undefined },
): Promise<void> {
  // in one order for everybody
  for (const name of [...(key === undefined ? [] : [`key ${key}`]), subject])
    await sql`select pg_advisory_xact_lock(hashtextextended(${`approvals:${name}`}, 0))`.execute(trx);
}

/** The request that a maker has sent by this key before, whatever became of it. */
export const findByKey = (
  trx: Trx,
  { operation, makerId, key }: { operation: string; makerId: string; key: string },
): Promise<ApprovalRow | undefined> =>
  rows(trx)
    .where('maker_id', '=', makerId)
    .where('operation', '=', operation)
    .where(sql<boolean>`body ->> 'key' = ${key}`)
    .orderBy('operator_approval.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The request about a thing that waits, whoever has made it. */
export const findAbout = (trx: Trx, subject: string): Promise<ApprovalRow | undefined> =>
  rows(trx)
    .where('subject', '=', subject)
    .where('operator_approval.state', '=', 'PENDING')
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('operator_approval.id')
    .limit(1)
    .executeTakeFirst();

export async function insertApproval(db: Executor, made: NewApproval): Promise<string> {
  const row = await db
    .insertInto('operator_approval')
    .values({
      operation: made.operation,
      target: JSON.stringify(made.target),
      body: JSON.stringify(made.body),
      subject: subjectOf({ operation: made.operation, path: made.target, body: made.body }),
      reason: made.reason,
      maker_id: made.makerId,
      expires_at: sql<Date>`now() + make_interval(secs => ${made.seconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Closes a request that waits. Two who decide at once wait for each other here, and the second finds it closed.
 *
 * @returns false when it was closed, or is past its time
 */
export async function closeApproval(
  trx: Trx,
  id: string,
  closed: { state: ApprovalState; by: string | undefined; decision: string | undefined },
): Promise<boolean> {
  const result = await trx
    .updateTable('operator_approval')
    .set({
      state: closed.state,
      decided_by_id: closed.by ?? null,
      decided_at: sql<Date>`now()`,
      decision: closed.decision ?? null,
    })
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return (result.numUpdatedRows ?? 0n) > 0n;
}

/** Names of the active operators of these roles beside one, in order: those who could decide what that one asks for. */
export async function listOthers(db: Executor, roles: readonly OperatorRole[], except: string): Promise<string[]> {
  const rows = await db
    .selectFrom('operator')
    .select('name')
    .where('state', '=', 'active')
    .where('role', 'in', roles)
    .where('id', '<>', except)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
