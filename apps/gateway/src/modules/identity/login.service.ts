import type { Executor } from '../../db/types.ts';
import type { SignedIn } from '../../server/contract/actor.ts';
import type { Call } from '../../server/contract/handlers.ts';
import { Fault, invalid } from '../../server/fault.ts';
import type { FieldCipher } from '../../server/field-cipher.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import type { Captchas } from './captcha/captcha.service.ts';
import type { LoginGuard } from './login-guard.ts';
import { findByLookup, findByUsername, type LoginAccount } from './member.repository.ts';
import type { Origin } from './origin.ts';
import { verifyPassword } from './passwords.ts';
import type { OpenedSession, Sessions } from './sessions.service.ts';
import type { SignIn } from './sign-in.ts';

export interface LoginPorts {
  db: Executor;
  sessions: Sessions;
  signIn: SignIn;
  captchas: Captchas;
  guard: LoginGuard;
  cipher: FieldCipher;
}

/** Proves user name and password, and ends sessions. */
export function createLogin({ db, sessions, signIn, captchas, guard, cipher }: LoginPorts) {
  /** A user name, or a mobile number in digits with its country code (S2-116). */
  const find = async (username: string): Promise<LoginAccount | undefined> => {
    const account = await findByUsername(db, username);
    if (account || !/^\+?\d{6,15}$/.test(username)) return account;
    return findByLookup(db, 'mobileNum', cipher.lookup('mobileNum', username.replace('+', '')));
  };

  const refuse = async (name: string, account: LoginAccount | undefined, origin: Origin): Promise<never> => {
    const captcha = await guard.failed({ account: name, ip: origin.ip });
    if (account) await signIn.failed({ account, method: 'password', origin });
    // A name nobody has may be a password typed into the wrong field.
    else await appendAudit(db, { action: 'login.failed', actorRole: 'visitor', ip: origin.ip });
    throw new Fault('AUTH_BAD_CREDENTIALS', { captcha });
  };

  return {
    /**
     * Logs in by user name or mobile number and password.
     *
     * @param older cookies of a session this browser has already: it is replaced
     * @throws Fault AUTH_BAD_CREDENTIALS, AUTH_CAPTCHA_REQUIRED, AUTH_CAPTCHA_INVALID, AUTH_LOCKED
     */
    async login(request: Call<'login'>['body'], origin: Origin, older: readonly string[]): Promise<OpenedSession> {
      // No code is sent and no social sign-in is on, so there is nothing either could be compared with.
      if (request.type !== 'username') throw invalid('type', 'enum');
      if (request.idToken !== undefined) throw invalid('idToken', 'unknown');
      const name = request.username.trim().toLowerCase();
      const attempt = { account: name, ip: origin.ip };
      if (await guard.admit(attempt)) await captchas.prove(request.captchaId, request.captcha);
      const account = await find(name);
      const isRight = await verifyPassword(request.password, account?.passwordHash);
      if (!account || !isRight || account.status === 'closed') return refuse(name, account, origin);
      const opened = await signIn.signIn({ account, method: 'password', origin, older });
      await guard.succeeded(attempt);
      return opened;
    },

    /** Ends the session of the caller; its streams close. */
    async logout(actor: SignedIn, ip: string): Promise<void> {
      await sessions.end(actor.sessionId, 'LOGOUT');
      await appendAudit(db, {
        action: 'logout',
        actorId: actor.memberId,
        actorRole: actor.role,
        ip,
        object: actor.username,
      });
    },
  };
}

export type Login = ReturnType<typeof createLogin>;
