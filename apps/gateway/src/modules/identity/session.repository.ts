import { sql } from 'kysely';
import type { AccountType } from '../../contract/values.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { SessionEnd } from './identity.tables.ts';
import type { SignInMethod } from './sign-in.tables.ts';

/** Tabs per session that keep a token; the oldest one beyond that has to resume again. */
const TOKENS_PER_SESSION = 20;

export interface NewSession {
  memberId: string;
  cookieHash: string;
  tokenHash: string;
  ip: string;
  userAgent: string;
  method: SignInMethod;
  deviceHash: string | undefined;
  /** The agreement in force has to be accepted first. */
  termsDue: boolean;
  /** Seconds for which the owner counts as having just proved who he is; 0 = not at all. */
  strongSeconds: number;
  absoluteSeconds: number;
}

/** What has to be accepted: the agreement, by somebody who never did, or a new version of it. */
export type TermsDue = 'FIRST' | 'NEW';

/** A session with its owner, as a request needs it. */
export interface LiveSession {
  id: string;
  memberId: string;
  username: string;
  type: AccountType;
  currency: string;
  language: string;
  /** Nothing else may be done before. A log-in by SMS or social account is exempt. */
  mustChange: 'DEFAULT' | 'EXPIRED' | null;
  /** The agreement has to be accepted before anything else: the first one, or a new version. */
  termsDue: TermsDue | null;
  expiresAt: Date;
  /** Not seen for longer than the idle time. */
  isIdle: boolean;
  /** Past its absolute end, or its owner was locked. */
  isOver: boolean;
  /** Seconds since the last call, so that not every call has to write. */
  quietSeconds: number;
}

/** Opens a session with its first token. */
export async function insertSession(db: Executor, session: NewSession): Promise<{ id: string; expiresAt: Date }> {
  const row = await db
    .insertInto('session')
    .values({
      member_id: session.memberId,
      cookie_hash: session.cookieHash,
      ip: session.ip,
      user_agent: session.userAgent,
      method: session.method,
      device_hash: session.deviceHash ?? null,
      terms_due: session.termsDue,
      strong_until:
        session.strongSeconds > 0 ? sql<Date>`now() + make_interval(secs => ${session.strongSeconds})` : null,
      expires_at: sql<Date>`now() + make_interval(secs => ${session.absoluteSeconds})`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
  await db.insertInto('session_token').values({ token_hash: session.tokenHash, session_id: row.id }).execute();
  return { id: row.id, expiresAt: row.expires_at };
}

/** Adds a token for another tab and drops the oldest beyond the limit. */
export async function insertToken(db: Executor, sessionId: string, tokenHash: string): Promise<void> {
  await db.insertInto('session_token').values({ token_hash: tokenHash, session_id: sessionId }).execute();
  await sql`
    delete from session_token
     where session_id = ${sessionId}
       and token_hash not in (
         select token_hash from session_token
          where session_id = ${sessionId} order by created_at desc limit ${TOKENS_PER_SESSION})`.execute(db);
}

const liveSession = (db: Executor, idleSeconds: number) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .innerJoin('credential', 'credential.member_id', 'member.id')
    .select([
      'session.id',
      'session.member_id as memberId',
      'session.expires_at as expiresAt',
      'member.username',
      'member.type',
      'member.currency',
      'member.language',
      sql<'DEFAULT' | 'EXPIRED' | null>`
        case when session.method in ('sms', 'social') then null else credential.must_change end`.as('mustChange'),
      sql<TermsDue | null>`
        case when session.terms_due then case when member.terms_version is null then 'FIRST' else 'NEW' end end`.as(
        'termsDue',
      ),
      sql<boolean>`session.last_seen_at < now() - make_interval(secs => ${idleSeconds})`.as('isIdle'),
      sql<boolean>`session.expires_at <= now() or member.status <> 'active'`.as('isOver'),
      sql<number>`extract(epoch from now() - session.last_seen_at)::float8`.as('quietSeconds'),
    ])
    .where('session.ended_at', 'is', null);

/** The session that both halves belong to. */
export function findByBothHalves(
  db: Executor,
  tokenHash: string,
  cookieHashes: readonly string[],
  idleSeconds: number,
): Promise<LiveSession | undefined> {
  return liveSession(db, idleSeconds)
    .innerJoin('session_token', 'session_token.session_id', 'session.id')
    .where('session_token.token_hash', '=', tokenHash)
    .where('session.cookie_hash', 'in', cookieHashes)
    .executeTakeFirst();
}

/** The session of a cookie alone: enough to ask for a token, for nothing else. */
export function findByCookie(
  db: Executor,
  cookieHashes: readonly string[],
  idleSeconds: number,
): Promise<LiveSession | undefined> {
  return liveSession(db, idleSeconds).where('session.cookie_hash', 'in', cookieHashes).executeTakeFirst();
}

export async function touchSession(db: Executor, id: string): Promise<void> {
  await db.updateTable('session').set({ last_seen_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** Ends a session. @returns false when it had ended before */
export async function endSession(db: Executor, id: string, reason: SessionEnd): Promise<boolean> {
  const result = await db
    .updateTable('session')
    .set({ ended_at: sql<Date>`now()`, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  await db.deleteFrom('session_token').where('session_id', '=', id).execute();
  return (result.numUpdatedRows ?? 0n) > 0n;
}

/** Sessions of a member that have not ended. */
export async function findSessionsOf(
  db: Executor,
  memberId: string,
  only: { except?: string | undefined; method?: SignInMethod | undefined },
): Promise<string[]> {
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .$if(only.except !== undefined, (query) => query.where('id', '<>', only.except ?? ''))
    .$if(only.method !== undefined, (query) => query.where('method', '=', only.method ?? 'password'))
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends every session that is idle or past its end. */
export async function endStaleSessions(
  db: Executor,
  idleSeconds: number,
): Promise<{ id: string; reason: SessionEnd }[]> {
  const { rows } = await sql<{ id: string; reason: SessionEnd }>`
    update session
       set ended_at = now(), end_reason = case when expires_at <= now() then 'EXPIRED' else 'IDLE' end
     where ended_at is null
       and (expires_at <= now() or last_seen_at < now() - make_interval(secs => ${idleSeconds}))
    returning id, end_reason as reason`.execute(db);
  return rows;
}

/** The log-in before the current session, to be shown to the owner. */
export function findPreviousLogin(
  db: Executor,
  memberId: string,
  before: string | undefined,
): Promise<{ at: Date; ip: string } | undefined> {
  return db
    .selectFrom('session')
    .select(['created_at as at', 'ip'])
    .where('member_id', '=', memberId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Whether a member has logged in before, and never by this browser. */
export async function isNewDevice(db: Executor, memberId: string, deviceHash: string): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select exists (select from session where member_id = ${memberId})
       and not exists (select from session where member_id = ${memberId} and device_hash = ${deviceHash}) as "isNew"
  `.execute(db);
  return rows[0]?.isNew ?? false;
}

/**
 * The browsers that a member was logged in by at a moment.
 *
 * @returns first log-in of the newest of them; undefined when there was none, or one that does not tell its browser
 */
export async function newestDeviceAt(db: Executor, memberId: string, at: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date | null; isTold: boolean | null }>`
    with used as (
      select distinct device_hash from session
       where member_id = ${memberId}::bigint and created_at <= ${at} and expires_at > ${at}
         and (ended_at is null or ended_at > ${at})
    )
    select bool_and(used.device_hash is not null) as "isTold",
           max((select min(s.created_at) from session s
                 where s.member_id = ${memberId}::bigint and s.device_hash = used.device_hash)) as since
      from used`.execute(db);
  const [row] = rows;
  return row?.isTold ? (row.since ?? undefined) : undefined;
}

/** Members who have logged in by a browser of this one; trial accounts are nobody. */
export async function listSharingDevice(
  db: Executor,
  memberId: string,
  limit: number,
): Promise<{ id: string; username: string }[]> {
  const { rows } = await sql<{ id: string; username: string }>`
    select m.id, m.username from member m
     where m.id in (select s.member_id from session s
                     where s.device_hash in (select device_hash from session
                                              where member_id = ${memberId}::bigint and device_hash is not null)
                       and s.member_id <> ${memberId}::bigint)
       and not exists (select from trial_account t where t.member_id = m.id)
     order by m.id limit ${limit}`.execute(db);
  return rows;
}

/** Which of these sessions have ended, and why. */
export async function findEndedSessions(
  db: Executor,
  ids: readonly string[],
): Promise<{ id: string; reason: SessionEnd }[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'end_reason as reason'])
    .where('id', 'in', ids)
    .where('ended_at', 'is not', null)
    .execute();
  return rows.map(({ id, reason }) => ({ id, reason: reason ?? 'EXPIRED' }));
}
