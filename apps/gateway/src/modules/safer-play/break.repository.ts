import { type Selectable, sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { BreakKind, PlayBreakTable } from './safer-play.tables.ts';

export interface PlayBreak {
  id: string;
  kind: BreakKind;
  period: string;
  beganAt: Date;
  /** Absent: for life. */
  until: Date | undefined;
  /** The time is over, and the owner has not come back yet. */
  isOver: boolean;
  returnAskedAt: Date | undefined;
}

const toBreak = (row: Selectable<PlayBreakTable>, now: Date): PlayBreak => ({
  ...{ id: row.id, kind: row.kind, period: row.period, beganAt: row.began_at },
  until: row.until ?? undefined,
  isOver: row.until !== null && row.until <= now,
  returnAskedAt: row.return_asked_at ?? undefined,
});

/**
 * The break that keeps a member from playing: of several the longest. An exclusion does until its owner has come back from it,
 * a time-out until it is over.
 */
export async function findBreak(db: Executor, memberId: string, now: Date): Promise<PlayBreak | undefined> {
  const row = await db
    .selectFrom('play_break')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .where((eb) => eb.or([eb('kind', '=', 'EXCLUSION'), eb('until', '>', now)]))
    .orderBy(sql`coalesce(until, 'infinity')`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toBreak(row, now);
}

/** Whether a member has excluded himself and has not come back; a time-out is no exclusion. */
export async function isExcluded(db: Executor, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('play_break')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'EXCLUSION')
    .where('lifted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a member takes a break now, by the clock of the database: a time-out or an exclusion. */
export async function isOnBreak(db: Executor, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('play_break')
    .select('id')
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .where((eb) => eb.or([eb('kind', '=', 'EXCLUSION'), eb('until', '>', sql<Date>`now()`)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Breaks of a member, the newest first. */
export async function listBreaks(db: Executor, memberId: string, now: Date): Promise<PlayBreak[]> {
  const rows = await db
    .selectFrom('play_break')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => toBreak(row, now));
}

/** Breaks of one member begin one after the other. */
export async function lockPlayer(trx: Trx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('play_break'), hashtext(${memberId}))`.execute(trx);
}

export async function insertBreak(
  trx: Trx,
  row: { memberId: string; kind: BreakKind; period: string; beganAt: Date; until: Date | undefined },
): Promise<void> {
  await trx
    .insertInto('play_break')
    .values({
      ...{ member_id: row.memberId, kind: row.kind, period: row.period, began_at: row.beganAt },
      until: row.until ?? null,
    })
    .execute();
}

/** Notes when play was asked for after an exclusion. @param at null takes it back */
export async function askReturn(trx: Trx, memberId: string, at: Date | null): Promise<void> {
  await trx
    .updateTable('play_break')
    .set({ return_asked_at: at })
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .where('kind', '=', 'EXCLUSION')
    .execute();
}

export async function liftBreaks(trx: Trx, memberId: string, now: Date): Promise<void> {
  await trx
    .updateTable('play_break')
    .set({ lifted_at: now })
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .execute();
}
