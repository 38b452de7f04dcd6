import type { Remembered } from '@mekong/api-client/contract/types';
import { appendAudit } from '../../../kernel/audit/audit.repository.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import type { Origin } from '../../../kernel/http/origin.ts';
import { hashSecret, newSecret } from '../../../kernel/secrets.ts';
import { findAccount } from '../member.repository.ts';
import type { OpenedSession, Sessions } from '../sessions.service.ts';
import type { SignIn } from '../sign-in.service.ts';
import { dropRemembered, findRemembered, rotateRemembered } from './remembered.repository.ts';
import type { RememberCookie } from './remembered-cookie.ts';

export interface Continued {
  opened: OpenedSession;
  cookie: RememberCookie;
  secondsLeft: number;
}

const keyOf = ({ selector, validator }: RememberCookie) => ({ selector, validatorHash: hashSecret(validator) });

/** Two letters tell the owner that it is his account, and nobody else which one it is. */
export const maskName = (name: string): string => `${[...name].slice(0, 2).join('')}***`;

/** Logs in a browser that was remembered: selector and validator, changed at every use, bound to the browser. */
export function createRememberedLogin({ db, signIn, sessions }: { db: Executor; signIn: SignIn; sessions: Sessions }) {
  /** Somebody came with a validator that is not the present one: the owner or a thief holds a copy, so nobody keeps it. */
  const endFamily = async (cookie: RememberCookie, origin: Origin): Promise<void> => {
    const memberId = await dropRemembered(db, cookie.selector);
    if (!memberId) return;
    await sessions.endOf(memberId, 'REPLACED', { method: 'remembered' });
    await appendAudit(db, { action: 'remembered.reused', actorId: memberId, actorRole: 'visitor', ip: origin.ip });
  };

  return {
    /** Whom the cookies of a browser remember. */
    async look(cookies: readonly RememberCookie[], device: string | undefined): Promise<Remembered> {
      for (const cookie of device ? cookies : []) {
        const found = await findRemembered(db, { ...keyOf(cookie), device: device ?? '' });
        if (found) return { remembered: true, name: maskName(found.username), until: found.expiresAt.toISOString() };
      }
      return { remembered: false };
    },

    /**
     * Lets the remembered member in.
     *
     * @throws Fault AUTH_TOKEN_MISSING (no cookie), AUTH_TOKEN_EXPIRED (ended, used before, or of another browser)
     */
    async signIn(cookies: readonly RememberCookie[], origin: Origin, older: readonly string[]): Promise<Continued> {
      const [cookie] = cookies;
      if (!cookie) throw new Fault('AUTH_TOKEN_MISSING');
      const found = await findRemembered(db, { ...keyOf(cookie), device: origin.device });
      const validator = newSecret();
      if (!found || !(await rotateRemembered(db, keyOf(cookie), hashSecret(validator)))) {
        await endFamily(cookie, origin);
        throw new Fault('AUTH_TOKEN_EXPIRED');
      }
      const account = await findAccount(db, found.memberId);
      if (!account) throw new Fault('AUTH_TOKEN_EXPIRED');
      const opened = await signIn.signIn({ account, method: 'remembered', origin, older });
      return { opened, cookie: { selector: cookie.selector, validator }, secondsLeft: found.secondsLeft };
    },

    async forget(cookies: readonly RememberCookie[]): Promise<void> {
      for (const cookie of cookies) await dropRemembered(db, cookie.selector);
    },
  };
}

export type RememberedLogin = ReturnType<typeof createRememberedLogin>;
