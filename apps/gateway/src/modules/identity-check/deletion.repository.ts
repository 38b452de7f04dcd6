import { type Insertable, sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { DeletionCause, KycDeletionTable } from './identity-check.tables.ts';
import './identity-check.tables.ts';

/** What was deleted of a check. */
export interface Deleted {
  /** Moments by the ids of the pictures. */
  pictures: ReadonlyMap<string, Date>;
  /** When everything was. */
  wholeAt: Date | undefined;
}

export async function listDeleted(db: Executor, memberId: string): Promise<Deleted> {
  const rows = await db
    .selectFrom('kyc_deletion')
    .select(['name', 'cause', 'deleted_at as at'])
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .execute();
  return {
    pictures: new Map(rows.flatMap(({ name, at }) => (name && at ? [[name, at] as const] : []))),
    wholeAt: rows.find(({ cause }) => cause === 'CLOSED')?.at ?? undefined,
  };
}

/** Writes down that a picture is to be deleted; what is planned for it already stands. */
export async function planDeletion(
  trx: Trx,
  { memberId, ...plan }: Omit<Insertable<KycDeletionTable>, 'member_id' | 'deleted_at'> & { memberId: string },
): Promise<void> {
  await trx
    .insertInto('kyc_deletion')
    .values({ member_id: memberId, ...plan })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Members with a picture whose time is over; one that nobody has seen has none. */
export async function listWithDuePictures(db: Executor, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct member_id::text as id from kyc_deletion
     where deleted_at is null and (cause = 'UNSENT' or since < ${before}) limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes that the pictures of a member are deleted whose time is over. @returns them, with the detail that each showed */
export const endDuePictures = (
  trx: Trx,
  memberId: string,
  { before, at }: { before: Date; at: Date },
): Promise<{ name: string | null; field: string; cause: DeletionCause }[]> =>
  trx
    .updateTable('kyc_deletion')
    .set({ deleted_at: at })
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('cause', '=', 'UNSENT'), where('since', '<', before)]))
    .returning(['name', 'field', 'cause'])
    .execute();

/** Members whose account was closed before a moment, and of whom details are kept. */
export async function listLongClosed(
  db: Executor,
  before: Date,
  limit: number,
): Promise<{ memberId: string; closedAt: Date }[]> {
  const { rows } = await sql<{ memberId: string; closedAt: Date }>`
    select member_id::text as "memberId", closed_at as "closedAt" from account_closing c
     where closed_at < ${before} and exists (select from kyc_field f where f.member_id = c.member_id)
     order by closed_at limit ${limit}`.execute(db);
  return rows;
}

/**
 * Deletes what a member has said, and writes down that it was: what was decided stays, without what it was about.
 *
 * @returns the details
 */
export async function deleteCheck(
  trx: Trx,
  memberId: string,
  { since, at }: { since: Date; at: Date },
): Promise<string[]> {
  await trx
    .updateTable('kyc_deletion')
    .set({ deleted_at: at })
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .execute();
  const gone = await trx.deleteFrom('kyc_field').where('member_id', '=', memberId).returning('field').execute();
  await trx.updateTable('kyc_decision').set({ sealed: null }).where('member_id', '=', memberId).execute();
  if (gone.length > 0)
    await trx
      .insertInto('kyc_deletion')
      .values(gone.map(({ field }) => ({ member_id: memberId, field, cause: 'CLOSED', since, deleted_at: at })))
      .execute();
  return gone.map(({ field }) => field);
}
