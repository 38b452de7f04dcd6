import type { SignedIn } from '../../../contract/actor.ts';
import type { Call } from '../../../contract/handlers.ts';
import { appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import { hashPassword, verifyPassword } from '../../../kernel/passwords.ts';
import type { Captchas } from '../../protection/captcha/captcha.service.ts';
import type { LoginGuard } from '../../protection/login-guard.service.ts';
import { findAccount } from '../member.repository.ts';
import type { NewPasswords } from './new-password.ts';

export interface ChangePasswordPorts {
  db: Executor;
  guard: LoginGuard;
  captchas: Captchas;
  passwords: NewPasswords;
}

/** A member who knows the password sets another one; the way out of a session that may do nothing else. */
export function createChangePassword({ db, guard, captchas, passwords }: ChangePasswordPorts) {
  return {
    /**
     * Changes the password of the caller. Wrong old ones count like wrong log-ins, so a session left open is no place to
     * guess at.
     *
     * @throws Fault AUTH_BAD_CREDENTIALS, AUTH_CAPTCHA_*, AUTH_LOCKED, VALIDATION_FAILED
     */
    async change(actor: SignedIn, request: Call<'changePassword'>['body'], ip: string): Promise<void> {
      const attempt = { account: actor.username.toLowerCase(), ip };
      const old = await guard.attempt(attempt, async (needsCaptcha) => {
        if (needsCaptcha) await captchas.prove(request.captchaId, request.captcha, ip);
        const account = await findAccount(db, actor.memberId);
        return (await verifyPassword(request.oldPassword, account?.passwordHash)) || undefined;
      });
      if (!old.isProved) throw new Fault('AUTH_BAD_CREDENTIALS', { captcha: old.captcha });
      await passwords.check(request, actor.username);
      if (request.newPassword === request.oldPassword) throw invalid('newPassword', 'different');
      const passwordHash = await hashPassword(request.newPassword);
      const ended = await inTransaction(db, async (trx) => {
        const others = await passwords.set(trx, actor.memberId, passwordHash, {
          kind: 'changed',
          sessionId: actor.sessionId,
        });
        await appendAudit(trx, {
          action: 'password.changed',
          actorId: actor.memberId,
          actorRole: actor.role,
          ip,
          object: actor.username,
          detail: { endedSessions: others.length },
        });
        return others;
      });
      await passwords.tell(ended);
    },
  };
}

export type ChangePassword = ReturnType<typeof createChangePassword>;
