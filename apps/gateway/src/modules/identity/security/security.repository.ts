import { sql } from 'kysely';
import type { Place } from '../../../contract/cursors.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import type { SignInMethod } from '../sign-in.tables.ts';

export interface OpenSessionRow {
  id: string;
  method: SignInMethod;
  ip: string;
  userAgent: string;
  since: Date;
  lastSeen: Date;
}

/** Sessions of a member that may still be used, the newest activity first. */
export function listOpenSessions(db: Executor, memberId: string, idleSeconds: number): Promise<OpenSessionRow[]> {
  return db
    .selectFrom('session')
    .select(['id', 'method', 'ip', 'user_agent as userAgent', 'created_at as since', 'last_seen_at as lastSeen'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_seen_at', '>', sql<Date>`now() - make_interval(secs => ${idleSeconds})`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** @param place only tries before this one */
export function listSignIns(
  db: Executor,
  memberId: string,
  days: number,
  { place, limit }: { place: Place | undefined; limit: number },
) {
  return db
    .selectFrom('sign_in_record')
    .select(['id', 'at', 'ok', 'method', 'ip', 'user_agent as userAgent', 'country'])
    .where('member_id', '=', memberId)
    .where('at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .$if(place !== undefined, (query) => query.where('id', '<', place?.id ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How a session was opened, and whether its owner has just proved himself. */
export function readStrength(
  db: Executor,
  sessionId: string,
): Promise<{ method: SignInMethod; device: string | null; strongUntil: Date | null } | undefined> {
  return db
    .selectFrom('session')
    .select([
      'method',
      'device_hash as device',
      sql<Date | null>`case when strong_until > now() then strong_until end`.as('strongUntil'),
    ])
    .where('id', '=', sessionId)
    .executeTakeFirst();
}

export async function makeStrong(db: Executor, sessionId: string, seconds: number): Promise<Date> {
  const { until } = await db
    .updateTable('session')
    .set({ strong_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', sessionId)
    .returning(sql<Date>`strong_until`.as('until'))
    .executeTakeFirstOrThrow();
  return until;
}
