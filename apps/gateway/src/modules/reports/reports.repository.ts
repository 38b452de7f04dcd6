import type { GameReportKind } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { type WaitingWork, waitingColumns } from '../../contract/admin/waiting-work.ts';
import type { LocalizedText } from '../../contract/values.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { ReportStatus } from './reports.tables.ts';

export interface NewReport {
  ticket: string;
  memberId: string;
  requestKey: string;
  nodeId: number;
  kind: GameReportKind;
  text: string;
  gameSessionId: string | undefined;
  roundIds: string[];
}

export interface Receipt {
  ticket: string;
  receivedAt: Date;
}

/** One report for operators. */
export interface ReportRow extends Receipt {
  id: string;
  username: string;
  game: LocalizedText;
  nodeId: number;
  vendor: string;
  kind: GameReportKind;
  text: string;
  gameSessionId: string | null;
  roundIds: string[];
  status: ReportStatus;
}

/** Reports of one member come one after the other, so that they can be counted. */
export async function lockReporter(trx: Trx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('game_report'), hashtext(${memberId}))`.execute(trx);
}

/** The answer to a report that was received before under the same key. */
export async function findReceipt(db: Executor, memberId: string, requestKey: string): Promise<Receipt | undefined> {
  return db
    .selectFrom('game_report')
    .select(['ticket', 'created_at as receivedAt'])
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

/** Reports of a member within the last hour, and seconds until the oldest of them is an hour old. */
export async function countLastHour(
  db: Executor,
  memberId: string,
): Promise<{ count: number; secondsToWait: number | null }> {
  return db
    .selectFrom('game_report')
    .select(sql<number>`count(*)::int4`.as('count'))
    .select(
      sql<number | null>`ceil(extract(epoch from min(created_at) + interval '1 hour' - now()))::int4`.as(
        'secondsToWait',
      ),
    )
    .where('member_id', '=', memberId)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
}

/** A game and its vendor, listed or not: one that was switched off while it was open can be reported too. */
export async function findReported(
  db: Executor,
  nodeId: number,
): Promise<{ vendor: string; gameId: string } | undefined> {
  return db
    .selectFrom('game')
    .innerJoin('vendor', 'vendor.id', 'game.vendor_id')
    .select(['vendor.code as vendor', 'game.game_id as gameId'])
    .where('game.node_id', '=', nodeId)
    .executeTakeFirst();
}

/** The newest session of a member in a game. */
export async function findNewestSession(
  db: Executor,
  memberId: string,
  game: { vendor: string; gameId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('game_session')
    .select('id')
    .where('member_id', '=', memberId)
    .where('vendor', '=', game.vendor)
    .where('game_id', '=', game.gameId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id;
}

/** Numbers of the last rounds of a member in a game, newest first. */
export async function findLastRounds(
  db: Executor,
  memberId: string,
  game: { vendor: string; gameId: string },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('round')
    .select('round_id')
    .where('member_id', '=', memberId)
    .where('vendor', '=', game.vendor)
    .where('game_id', '=', game.gameId)
    .orderBy('opened_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.round_id);
}

export async function insertReport(db: Executor, report: NewReport): Promise<Receipt> {
  return db
    .insertInto('game_report')
    .values({
      ticket: report.ticket,
      member_id: report.memberId,
      request_key: report.requestKey,
      node_id: report.nodeId,
      kind: report.kind,
      body: report.text,
      game_session_id: report.gameSessionId ?? null,
      round_ids: report.roundIds,
    })
    .returning(['ticket', 'created_at as receivedAt'])
    .executeTakeFirstOrThrow();
}

/** Which reports operators ask for. */
export interface ReportFilter {
  status?: ReportStatus | undefined;
  ticket?: string | undefined;
  kind?: GameReportKind | undefined;
  vendor?: string | undefined;
  /** Number of a report: only older ones. */
  before?: string | undefined;
  limit: number;
}

/** Newest first. */
export async function listReports(db: Executor, filter: ReportFilter): Promise<ReportRow[]> {
  let query = db
    .selectFrom('game_report as r')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .innerJoin('game as g', 'g.node_id', 'r.node_id')
    .innerJoin('vendor as v', 'v.id', 'g.vendor_id')
    .select([
      'r.id',
      'r.ticket',
      'r.created_at as receivedAt',
      'm.username',
      'g.names as game',
      'r.node_id as nodeId',
      'v.code as vendor',
    ])
    .select(['r.kind', 'r.body as text', 'r.game_session_id as gameSessionId', 'r.round_ids as roundIds', 'r.status'])
    .orderBy('r.id', 'desc')
    .limit(filter.limit);
  if (filter.status) query = query.where('r.status', '=', filter.status);
  if (filter.ticket) query = query.where('r.ticket', '=', filter.ticket);
  if (filter.kind) query = query.where('r.kind', '=', filter.kind);
  if (filter.vendor) query = query.where('v.code', '=', filter.vendor);
  if (filter.before) query = query.where('r.id', '<', filter.before);
  return query.execute();
}

export const waitingReports = (db: Executor): Promise<WaitingWork> =>
  db
    .selectFrom('game_report')
    .select(waitingColumns('created_at'))
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow();

/** @returns its ticket; `undefined` when there is no such open report */
export async function closeReport(db: Executor, id: string): Promise<string | undefined> {
  const row = await db
    .updateTable('game_report')
    .set({ status: 'CLOSED', closed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .returning('ticket')
    .executeTakeFirst();
  return row?.ticket;
}

/** Days that a report is kept after it was dealt with: longer than anybody asks about it again. */
const KEPT_DAYS = 180;

/** Removes reports that were dealt with long ago. One that nobody has dealt with stays, however old it is. */
export async function purgeReports(db: Executor): Promise<void> {
  await db
    .deleteFrom('game_report')
    .where('status', '=', 'CLOSED')
    .where('closed_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}
