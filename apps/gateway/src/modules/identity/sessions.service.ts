import type { SessionGrant } from '@mekong/api-client/contract/types';
import { roleOf, type SignedIn, type Visitor } from '../../contract/actor.ts';
import { defineChannel, type Notifier } from '../../kernel/db/notify.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import type { Origin } from '../../kernel/http/origin.ts';
import { maskIp } from '../../kernel/network.ts';
import { hashSecret, newSecret } from '../../kernel/secrets.ts';
import type { Settings } from '../system/settings.service.ts';
import type { SessionEnd } from './identity.tables.ts';
import type { RememberCookie, RememberHint } from './remembered/remembered-cookie.ts';
import {
  endSession,
  endStaleSessions,
  findByBothHalves,
  findByCookie,
  findEndedSessions,
  findPreviousLogin,
  findSessionsOf,
  insertSession,
  insertToken,
  type LiveSession,
  type TermsDue,
  touchSession,
} from './session.repository.ts';
import type { SignInMethod } from './sign-in.tables.ts';

/** A session has ended, in whichever process; live streams of it close. */
export const sessionEnded = defineChannel<{ sessionId: string; reason: SessionEnd }>('session_ended');

/** A call counts as activity, but is written down at most this often. */
const TOUCH_AFTER_S = 30;

/** The two halves as they came with a request. */
export interface Halves {
  token: string | undefined;
  cookies: readonly string[];
}

export interface OpenedSession {
  sessionId: string;
  /** Secret of the cookie. */
  cookie: string;
  /** The browser is to be remembered. */
  remember?: { cookie: RememberCookie; hint: RememberHint } | undefined;
  grant: SessionGrant;
}

/** How the owner of a new session has proved who he is. */
export interface Opening {
  method: SignInMethod;
  /** Seconds for which no further proof is asked for; 0 = none was given just now. */
  strongSeconds: number;
}

/** What a log-in answer says about its account. */
export interface SessionOwner {
  id: string;
  mustChange: 'DEFAULT' | 'EXPIRED' | null;
  termsDue: TermsDue | null;
  firstLogin: boolean;
}

/** Sessions: two halves, 256 bits each, stored as hashes; idle and absolute end. */
export function createSessions(db: Executor, notifier: Notifier, settings: Settings) {
  const end = async (id: string, reason: SessionEnd, on: Executor = db): Promise<void> => {
    if (await endSession(on, id, reason)) await notifier.publish(sessionEnded, { sessionId: id, reason });
  };

  /** Ends a session that is over and tells whether it may still be used. */
  const isUsable = async (session: LiveSession): Promise<boolean> => {
    if (!session.isIdle && !session.isOver) return true;
    await end(session.id, session.isOver ? 'EXPIRED' : 'IDLE');
    return false;
  };

  return {
    end,

    /**
     * Ends sessions of a member: all, all but one, or those that were opened in one way.
     *
     * @returns how many were ended
     */
    async endOf(
      memberId: string,
      reason: SessionEnd,
      { on = db, ...only }: { except?: string | undefined; method?: SignInMethod | undefined; on?: Executor } = {},
    ): Promise<number> {
      const ids = await findSessionsOf(on, memberId, only);
      for (const id of ids) await end(id, reason, on);
      return ids.length;
    },

    /** Opens a session inside the transaction that makes or proves its owner. */
    async open(trx: Trx, owner: SessionOwner, origin: Origin, opening: Opening): Promise<OpenedSession> {
      const { idleSeconds, absoluteSeconds } = (await settings.current()).session;
      const previous = await findPreviousLogin(trx, owner.id, undefined);
      const [cookie, token] = [newSecret(), newSecret()];
      const { id, expiresAt } = await insertSession(trx, {
        memberId: owner.id,
        cookieHash: hashSecret(cookie),
        tokenHash: hashSecret(token),
        ip: origin.ip,
        userAgent: origin.userAgent,
        method: opening.method,
        deviceHash: origin.device,
        termsDue: owner.termsDue !== null,
        strongSeconds: opening.strongSeconds,
        absoluteSeconds,
      });
      const mustChange = opening.method === 'sms' || opening.method === 'social' ? null : owner.mustChange;
      return {
        sessionId: id,
        cookie,
        grant: {
          token,
          expiresAt: expiresAt.toISOString(),
          idleSeconds,
          firstTimeLogin: owner.firstLogin,
          passwordExpired: mustChange === 'EXPIRED',
          defaultPassword: mustChange === 'DEFAULT',
          ...(owner.termsDue ? { termsDue: owner.termsDue } : {}),
          ...(previous ? { lastLogin: { at: previous.at.toISOString(), ipMasked: maskIp(previous.ip) } } : {}),
        },
      };
    },

    /**
     * Who calls. Either half alone is nobody, and so is a session that has ended.
     *
     * @param call.isActivity the call is the reader's doing and keeps the session awake
     * @param call.isForVisitors a session that has to change something first is none there: it sees what everybody sees
     * @throws Fault AUTH_DEFAULT_PASSWORD, AUTH_PASSWORD_EXPIRED, TERMS_REQUIRED unless the call may be made before
     */
    async resolve(
      halves: Halves,
      call: { readonly isActivity: boolean; readonly beforeChange: boolean; readonly isForVisitors: boolean },
    ): Promise<SignedIn | Visitor> {
      const { isActivity, beforeChange, isForVisitors } = call;
      const presented = halves.token !== undefined;
      if (!halves.token || halves.cookies.length === 0) return { role: 'visitor', presented };
      const { idleSeconds } = (await settings.current()).session;
      const session = await findByBothHalves(db, hashSecret(halves.token), halves.cookies.map(hashSecret), idleSeconds);
      if (!session || !(await isUsable(session))) return { role: 'visitor', presented };
      if ((session.mustChange || session.termsDue) && !beforeChange && isForVisitors)
        return { role: 'visitor', presented };
      if (session.mustChange && !beforeChange)
        throw new Fault(session.mustChange === 'DEFAULT' ? 'AUTH_DEFAULT_PASSWORD' : 'AUTH_PASSWORD_EXPIRED');
      if (session.termsDue && !beforeChange) throw new Fault('TERMS_REQUIRED');
      if (isActivity && session.quietSeconds > TOUCH_AFTER_S) await touchSession(db, session.id);
      return {
        role: roleOf(session.type),
        memberId: session.memberId,
        username: session.username,
        type: session.type,
        currency: session.currency,
        language: session.language,
        sessionId: session.id,
      };
    },

    /**
     * A token for another tab of the session that the cookie belongs to.
     *
     * @throws Fault AUTH_TOKEN_MISSING (no cookie), AUTH_TOKEN_EXPIRED (the session has ended)
     */
    async resume(cookies: readonly string[]): Promise<SessionGrant> {
      if (cookies.length === 0) throw new Fault('AUTH_TOKEN_MISSING');
      const { idleSeconds } = (await settings.current()).session;
      const session = await findByCookie(db, cookies.map(hashSecret), idleSeconds);
      if (!session || !(await isUsable(session))) throw new Fault('AUTH_TOKEN_EXPIRED');
      const token = newSecret();
      await insertToken(db, session.id, hashSecret(token));
      await touchSession(db, session.id);
      return {
        token,
        expiresAt: session.expiresAt.toISOString(),
        idleSeconds,
        firstTimeLogin: false,
        passwordExpired: session.mustChange === 'EXPIRED',
        defaultPassword: session.mustChange === 'DEFAULT',
        ...(session.termsDue ? { termsDue: session.termsDue } : {}),
      };
    },

    /** A log-in over an older session of the same browser: that one ends, so its token is not left behind. */
    async replace(cookies: readonly string[]): Promise<void> {
      if (cookies.length === 0) return;
      const { idleSeconds } = (await settings.current()).session;
      const session = await findByCookie(db, cookies.map(hashSecret), idleSeconds);
      if (session) await end(session.id, 'REPLACED');
    },

    /** Log-in before the current session. */
    previousLogin: (actor: SignedIn) => findPreviousLogin(db, actor.memberId, actor.sessionId),

    /** Those of the sessions that have ended, and why. */
    endedAmong: (ids: readonly string[]) => findEndedSessions(db, ids),

    /** Ends what is idle or past its end, and tells. */
    async endStale(jobsDb: Executor): Promise<void> {
      const { idleSeconds } = (await settings.current()).session;
      for (const { id, reason } of await endStaleSessions(jobsDb, idleSeconds))
        await notifier.publish(sessionEnded, { sessionId: id, reason });
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
