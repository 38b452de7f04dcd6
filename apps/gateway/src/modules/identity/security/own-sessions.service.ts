import type { SessionList, SignInHistory } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { SignedIn } from '../../../contract/actor.ts';
import { countryName } from '../../../contract/country-name.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import { appendAudit } from '../../../kernel/audit/audit.repository.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { maskIp } from '../../../kernel/network.ts';
import type { Settings } from '../../system/settings.service.ts';
import { dropRememberedOf } from '../remembered/remembered.repository.ts';
import type { Sessions } from '../sessions.service.ts';
import { HISTORY_DAYS } from '../sign-in.repository.ts';
import { listOpenSessions, listSignIns, readStrength } from './security.repository.ts';
import type { StepUp } from './step-up.ts';
import { deviceNames } from './user-agent.ts';

export interface OwnSessionsPorts {
  db: Executor;
  settings: Settings;
  sessions: Sessions;
  stepUp: StepUp;
  cursors: Cursors;
}

/** Where the account is logged in, who tried to, and how the owner ends it. */
export function createOwnSessions({ db, settings, sessions, stepUp, cursors }: OwnSessionsPorts) {
  const open = async (actor: SignedIn) =>
    listOpenSessions(db, actor.memberId, (await settings.current()).session.idleSeconds);

  const note = (actor: SignedIn, ip: string, ended: number) =>
    appendAudit(db, {
      action: 'session.ended',
      actorId: actor.memberId,
      actorRole: actor.role,
      ip,
      object: actor.username,
      detail: { ended },
    });

  return {
    async list(actor: SignedIn): Promise<SessionList> {
      const rows = await open(actor);
      return {
        sessions: rows.map(({ id, method, ip, userAgent, since, lastSeen }) => ({
          id,
          current: id === actor.sessionId,
          method,
          ...deviceNames(userAgent),
          ipMasked: maskIp(ip),
          since: since.toISOString(),
          lastSeen: lastSeen.toISOString(),
        })),
      };
    },

    /** @throws Fault VALIDATION_FAILED when the cursor is none of this list */
    async history(
      { memberId }: SignedIn,
      page: { cursor: string | undefined; pageSize: number },
      language: LanguageCode,
    ): Promise<SignInHistory> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'getSignInHistory', reader: memberId },
        page,
        (place, limit) => listSignIns(db, memberId, HISTORY_DAYS, { place, limit }),
        ({ id }) => ({ id }),
      );
      return {
        ...next,
        content: rows.map(({ id, at, ok, method, ip, userAgent, country }) => ({
          id,
          at: at.toISOString(),
          ok,
          method,
          ...deviceNames(userAgent),
          ipMasked: maskIp(ip),
          ...(country ? { country, countryName: countryName(country, language) } : {}),
        })),
      };
    },

    /** @throws Fault NOT_FOUND (not open, not own, or this one), AUTH_STEP_UP */
    async end(actor: SignedIn, sessionId: string, ip: string): Promise<void> {
      await stepUp.requireProved(actor);
      const found = (await open(actor)).some(({ id }) => id === sessionId);
      if (!found || sessionId === actor.sessionId) throw new Fault('NOT_FOUND');
      await sessions.end(sessionId, 'ENDED_ELSEWHERE');
      await note(actor, ip, 1);
    },

    /** @returns how many were ended @throws Fault AUTH_STEP_UP */
    async endOthers(actor: SignedIn, ip: string): Promise<number> {
      await stepUp.requireProved(actor);
      const ended = await sessions.endOf(actor.memberId, 'ENDED_ELSEWHERE', { except: actor.sessionId });
      const own = await readStrength(db, actor.sessionId);
      await dropRememberedOf(db, actor.memberId, own?.device);
      await note(actor, ip, ended);
      return ended;
    },
  };
}

export type OwnSessions = ReturnType<typeof createOwnSessions>;
