import { type Selectable, sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { DataExportTable } from './data-export.tables.ts';

export type DataExportRow = Selectable<DataExportTable>;

/** A run that fails so often is given up. */
const MOST_TRIES = 3;

/** Copies of one member are asked for one after the other. */
export async function lockExports(trx: Trx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('data_export'), hashtext(${memberId}))`.execute(trx);
}

/** Copies that a member has asked for since a moment, the newest first. */
export const listExports = (db: Executor, memberId: string, since: Date): Promise<DataExportRow[]> =>
  db
    .selectFrom('data_export')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('asked_at', '>', since)
    .orderBy('id', 'desc')
    .limit(60)
    .execute();

export const findExport = (db: Executor, memberId: string, id: string): Promise<DataExportRow | undefined> =>
  db.selectFrom('data_export').selectAll().where('id', '=', id).where('member_id', '=', memberId).executeTakeFirst();

export async function insertExport(trx: Trx, memberId: string, askedAt: Date): Promise<void> {
  await trx.insertInto('data_export').values({ member_id: memberId, asked_at: askedAt }).execute();
}

/** Somebody who waits for a copy. */
export interface Asker {
  id: string;
  memberId: string;
  username: string;
  language: string;
}

/** The next copy to make, the oldest first; that it is tried is counted. */
export async function takeNext(db: Executor): Promise<Asker | undefined> {
  const { rows } = await sql<Asker>`
    update data_export e set tries = e.tries + 1 from member m
     where e.id = (select id from data_export where state = 'WAITING' order by id limit 1) and m.id = e.member_id
    returning e.id, e.member_id as "memberId", m.username, m.language`.execute(db);
  return rows[0];
}

export async function endExport(
  trx: Trx,
  id: string,
  made: { readyAt: Date; until: Date; bytes: number; name: string },
): Promise<void> {
  await trx
    .updateTable('data_export')
    .set({ state: 'READY', ready_at: made.readyAt, until: made.until, bytes: String(made.bytes), name: made.name })
    .where('id', '=', id)
    .execute();
}

/** A run failed: the copy is tried again, or given up. */
export async function noteFailed(db: Executor, id: string): Promise<void> {
  await db
    .updateTable('data_export')
    .set({ state: 'FAILED' })
    .where('id', '=', id)
    .where('tries', '>=', MOST_TRIES)
    .execute();
}
