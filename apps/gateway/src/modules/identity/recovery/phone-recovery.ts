import type { Call } from '../../../contract/handlers.ts';
import { appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import type { FieldCipher } from '../../../kernel/field-cipher.ts';
import type { Origin } from '../../../kernel/http/origin.ts';
import { hashPassword } from '../../../kernel/passwords.ts';
import type { Codes } from '../../codes/codes.service.ts';
import type { Phones } from '../../codes/phones.service.ts';
import type { LoginGuard } from '../../protection/login-guard.service.ts';
import type { Settings } from '../../system/settings.service.ts';
import { isOn } from '../../system/system.service.ts';
import { findByLookup } from '../member.repository.ts';
import type { OpenedSession } from '../sessions.service.ts';
import type { SignIn } from '../sign-in.service.ts';
import type { NewPasswords } from './new-password.ts';

export interface PhoneRecoveryPorts {
  db: Executor;
  settings: Settings;
  phones: Phones;
  codes: Codes;
  passwords: NewPasswords;
  signIn: SignIn;
  guard: LoginGuard;
  cipher: FieldCipher;
}

/** A new password for whoever reads the messages of the number. */
export function createPhoneRecovery(ports: PhoneRecoveryPorts) {
  const { db, settings, phones, codes, passwords, signIn, guard, cipher } = ports;
  return {
    /**
     * Sets the password and logs in. What is typed is checked before the code is used up, so a weak password costs no
     * second message.
     *
     * @throws Fault OTP_*, PHONE_*, VALIDATION_FAILED, AUTH_LOCKED (by an operator)
     */
    async reset(
      request: Call<'resetPasswordByPhone'>['body'],
      origin: Origin,
      older: readonly string[],
    ): Promise<OpenedSession> {
      if (!isOn('PWRESETSMS', (await settings.current()).switches.on)) throw new Fault('OTP_DISABLED');
      const phone = await phones.read(request.mobileNum, request.mobileCountryCode);
      await passwords.check(request, phone.digits);
      await codes.prove('recovery', phone, request.verificationCode);
      const account = await findByLookup(db, 'mobileNum', cipher.lookup('mobileNum', phone.digits));
      if (!account || account.status === 'closed') throw new Fault('OTP_INVALID');
      if (account.status === 'locked') throw new Fault('AUTH_LOCKED');
      const passwordHash = await hashPassword(request.newPassword);
      const ended = await inTransaction(db, async (trx) => {
        const sessions = await passwords.set(trx, account.id, passwordHash, { kind: 'recovered', by: 'phone' });
        await appendAudit(trx, {
          action: 'password.reset',
          actorId: account.id,
          actorRole: 'visitor',
          ip: origin.ip,
          object: account.username,
          detail: { by: 'phone', endedSessions: sessions.length },
        });
        return sessions;
      });
      await guard.forgive({ account: account.username.toLowerCase(), ip: origin.ip });
      await passwords.tell(ended);
      return signIn.signIn({
        account: { ...account, mustChange: null, passwordDays: 0 },
        method: 'recovery',
        origin,
        older,
      });
    },
  };
}

export type PhoneRecovery = ReturnType<typeof createPhoneRecovery>;
