import type { PasskeyRequest, PasskeySignIn } from '@mekong/api-client/contract/types';
import { appendAudit } from '../../../kernel/audit/audit.repository.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import type { Origin } from '../../../kernel/http/origin.ts';
import { hashSecret } from '../../../kernel/secrets.ts';
import type { LoginGuard } from '../../protection/login-guard.service.ts';
import { findAccount } from '../member.repository.ts';
import type { OpenedSession } from '../sessions.service.ts';
import type { SignIn, SignInAccount } from '../sign-in.service.ts';
import type { SecondFactor } from '../totp/second-factor.ts';
import type { Passkeys } from './passkeys.ts';

export interface PasskeyLoginPorts {
  db: Executor;
  passkeys: Passkeys;
  secondFactor: SecondFactor;
  signIn: SignIn;
  guard: LoginGuard;
}

/** Logs in by a passkey alone: it proves the device and, by finger, face or PIN, its owner. */
export function createPasskeyLogin({ db, passkeys, secondFactor, signIn, guard }: PasskeyLoginPorts) {
  return {
    /**
     * Options for a log-in; for one that waits for its second factor when its challenge is given.
     *
     * @param page origin of the page that asks, one of the site's
     * @throws Fault AUTH_TOKEN_EXPIRED (no such log-in waits), NOT_FOUND (its account has no passkey)
     */
    begin(challenge: string | undefined, { device }: Origin, page: string): Promise<PasskeyRequest> {
      if (challenge !== undefined) return secondFactor.askPasskey(challenge, device, page);
      return passkeys.ask({ purpose: 'signIn', device, binding: '' }, page);
    },

    /** @throws Fault REPLAY, AUTH_BAD_CREDENTIALS, AUTH_LOCKED, AUTH_NOT_AGENT, AUTH_NOT_MEMBER */
    async signIn(
      { credential, loginAs, remember }: PasskeySignIn,
      origin: Origin,
      older: readonly string[],
    ): Promise<OpenedSession> {
      const attempt = { account: `passkey ${hashSecret(credential.id)}`, ip: origin.ip };
      const asked = { purpose: 'signIn', device: origin.device, binding: '', ip: origin.ip } as const;
      let account: SignInAccount | undefined;
      const tried = await guard.attempt(attempt, async () => {
        const { memberId, isProved } = await passkeys.prove(asked, credential);
        account = memberId === undefined ? undefined : await findAccount(db, memberId);
        if (!account || !isProved) return undefined;
        const hint = remember ? { username: account.username } : undefined;
        return signIn.signIn({ account, method: 'passkey', origin, older, loginAs, remember: hint });
      });
      if (tried.isProved) return tried.value;
      if (account) await signIn.failed({ account, method: 'passkey', origin });
      else await appendAudit(db, { action: 'login.failed', actorRole: 'visitor', ip: origin.ip });
      throw new Fault('AUTH_BAD_CREDENTIALS');
    },
  };
}

export type PasskeyLogin = ReturnType<typeof createPasskeyLogin>;
