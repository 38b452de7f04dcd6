import type { OperatorRole } from '@mekong/api-client/admin/contract/operations';
import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';

export interface NewOperatorSession {
  operatorId: string;
  cookieHash: string;
  ip: string;
  userAgent: string;
  absoluteSeconds: number;
}

/** A session with its owner, as a request needs it. */
export interface LiveOperatorSession {
  id: string;
  operatorId: string;
  name: string;
  role: OperatorRole;
  expiresAt: Date;
  /** Seconds since the last call, so that not every call has to write. */
  quietSeconds: number;
}

/** @returns when it ends at the latest */
export async function insertSession(
  db: Executor,
  session: NewOperatorSession,
): Promise<{ id: string; expiresAt: Date }> {
  return db
    .insertInto('operator_session')
    .values({
      operator_id: session.operatorId,
      cookie_hash: session.cookieHash,
      ip: session.ip,
      user_agent: session.userAgent,
      expires_at: sql<Date>`now() + make_interval(secs => ${session.absoluteSeconds})`,
    })
    .returning(['id', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow();
}

/** The session of a cookie, while it counts: its owner is active, and it is neither idle nor past its end. */
export function findLiveSession(
  db: Executor,
  cookieHashes: readonly string[],
  idleSeconds: number,
): Promise<LiveOperatorSession | undefined> {
  return db
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.id', 'operator_session.operator_id')
    .select([
      'operator_session.id',
      'operator_session.operator_id as operatorId',
      'operator.name',
      'operator.role',
      'operator_session.expires_at as expiresAt',
      sql<number>`extract(epoch from now() - operator_session.last_seen_at)::float8`.as('quietSeconds'),
    ])
    .where('cookie_hash', 'in', cookieHashes)
    .where('ended_at', 'is', null)
    .where('operator.state', '=', 'active')
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_seen_at', '>', sql<Date>`now() - make_interval(secs => ${idleSeconds})`)
    .executeTakeFirst();
}

export async function touchSession(db: Executor, id: string): Promise<void> {
  await db.updateTable('operator_session').set({ last_seen_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

export async function endSession(db: Executor, id: string): Promise<void> {
  await db.updateTable('operator_session').set({ ended_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** @param except a session that goes on */
export async function endSessionsOf(db: Executor, operatorId: string, except?: string): Promise<void> {
  await db
    .updateTable('operator_session')
    .set({ ended_at: sql<Date>`now()` })
    .where('operator_id', '=', operatorId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .where('ended_at', 'is', null)
    .execute();
}

/** Sessions that ended three months ago; the audit chain keeps the log-ins. */
export async function purgeSessions(db: Executor): Promise<void> {
  await db.deleteFrom('operator_session').where('expires_at', '<', sql<Date>`now() - interval '90 days'`).execute();
}
