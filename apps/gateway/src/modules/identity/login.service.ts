import type { SignedIn } from '../../contract/actor.ts';
import type { Call } from '../../contract/handlers.ts';
import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import type { Origin } from '../../kernel/http/origin.ts';
import { verifyPassword } from '../../kernel/passwords.ts';
import type { Captchas } from '../protection/captcha/captcha.service.ts';
import { type HumanChecks, proofOf } from '../protection/human-check/human-check.service.ts';
import type { LoginGuard } from '../protection/login-guard.service.ts';
import type { CodeLogin } from './code-login.ts';
import { findByLookup, findByUsername, type LoginAccount } from './member.repository.ts';
import { rememberHintOf } from './remembered/remembered-cookie.ts';
import type { OpenedSession, Sessions } from './sessions.service.ts';
import type { SignIn } from './sign-in.service.ts';

export interface LoginPorts {
  db: Executor;
  sessions: Sessions;
  signIn: SignIn;
  captchas: Captchas;
  humanChecks: HumanChecks;
  guard: LoginGuard;
  cipher: FieldCipher;
  byCode: CodeLogin;
}

/** Proves user name and password, and ends sessions. */
export function createLogin({ db, sessions, signIn, captchas, humanChecks, guard, cipher, byCode }: LoginPorts) {
  /** A user name, or a mobile number in digits with its country code. */
  const find = async (username: string): Promise<LoginAccount | undefined> => {
    const account = await findByUsername(db, username);
    if (account || !/^\+?\d{6,15}$/.test(username)) return account;
    return findByLookup(db, 'mobileNum', cipher.lookup('mobileNum', username.replace('+', '')));
  };

  /** What the owner of a failed log-in and the audit are told. */
  const noteFailure = async (account: LoginAccount | undefined, origin: Origin): Promise<void> => {
    if (account) await signIn.failed({ account, method: 'password', origin });
    // A name nobody has may be a password typed into the wrong field.
    else await appendAudit(db, { action: 'login.failed', actorRole: 'visitor', ip: origin.ip });
  };

  return {
    /**
     * Logs in by user name or mobile number and password.
     *
     * @param older cookies of a session this browser has already: it is replaced
     * @throws Fault AUTH_BAD_CREDENTIALS, AUTH_CAPTCHA_REQUIRED, AUTH_CAPTCHA_INVALID, AUTH_SLIDER_FAILED, AUTH_LOCKED,
     *   AUTH_NOT_AGENT, AUTH_NOT_MEMBER
     */
    async login(request: Call<'login'>['body'], origin: Origin, older: readonly string[]): Promise<OpenedSession> {
      if (request.type === 'sms') return byCode.login(request, origin, older);
      if (request.idToken !== undefined) throw invalid('idToken', 'unknown');
      const name = request.username.trim().toLowerCase();
      const attempt = { account: name, ip: origin.ip };
      let account: LoginAccount | undefined;
      const tried = await guard.attempt(attempt, async (needsCaptcha) => {
        // first: a piece that was put wrong is tried again with the same characters
        await humanChecks.prove('login', proofOf(request.humanCheck, request.slider), origin.device);
        if (needsCaptcha) await captchas.prove(request.captchaId, request.captcha, origin.ip);
        account = await find(name);
        const isRight = await verifyPassword(request.password, account?.passwordHash);
        if (!account || !isRight || account.status === 'closed') return undefined;
        const { loginAs } = request;
        return signIn.signIn({
          account,
          method: 'password',
          origin,
          older,
          loginAs,
          remember: rememberHintOf(request),
        });
      });
      if (tried.isProved) return tried.value;
      await noteFailure(account, origin);
      throw new Fault('AUTH_BAD_CREDENTIALS', { captcha: tried.captcha });
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
