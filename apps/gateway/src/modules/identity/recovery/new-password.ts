import type { ErrorParams } from '@mekong/api-client/contract/types';
import { isCommonPassword } from '../../../kernel/common-passwords.ts';
import type { Notifier } from '../../../kernel/db/notify.ts';
import type { Trx } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import type { Settings } from '../../system/settings.service.ts';
import type { OwnerNotices } from '../owner-notices.port.ts';
import { checkField } from '../registration-rules.ts';
import { dropRememberedOf } from '../remembered/remembered.repository.ts';
import { sessionEnded } from '../sessions.service.ts';
import { addHold } from './hold.repository.ts';
import { endSessionsOf, setPassword } from './password.repository.ts';
import { voidLinks } from './reset-link.repository.ts';

/** Withdrawals wait so long after a recovery: time for the owner to notice that somebody else had the phone. */
export const HOLD_HOURS = 24;

type FieldError = NonNullable<ErrorParams['fields']>[number];

/** A password as it was typed twice. */
export interface TypedPassword {
  newPassword: string;
  /** Counts as typed when it is absent. */
  confirmPassword?: string | undefined;
  /** The same under the name of the specification. */
  confirmNewPassword?: string | undefined;
}

export interface NewPasswordPorts {
  settings: Settings;
  notices: OwnerNotices;
  notifier: Notifier;
}

/** What every change of a password has in common: its rule, the end of other sessions, the message to the owner. */
export function createNewPasswords({ settings, notices, notifier }: NewPasswordPorts) {
  return {
    /**
     * Holds a new password against the merchant's rule and the list of common ones.
     *
     * @param username of the account, when it is known at this point
     * @throws Fault VALIDATION_FAILED about newPassword or confirmPassword
     */
    async check(typed: TypedPassword, username?: string): Promise<void> {
      const { newPassword, confirmPassword = newPassword, confirmNewPassword = newPassword } = typed;
      const { fields: rules } = (await settings.current()).register;
      const rule = rules.find(({ name }) => name === 'password');
      const fields: FieldError[] = rule
        ? checkField(rule, newPassword).map((error) => ({ ...error, name: 'newPassword' }))
        : [];
      if (fields.length === 0 && isCommonPassword(newPassword)) fields.push({ name: 'newPassword', rule: 'common' });
      else if (fields.length === 0 && newPassword.toLowerCase() === username?.toLowerCase())
        fields.push({ name: 'newPassword', rule: 'different' });
      if (confirmPassword !== newPassword) fields.push({ name: 'confirmPassword', rule: 'equal' });
      if (confirmNewPassword !== newPassword) fields.push({ name: 'confirmNewPassword', rule: 'equal' });
      if (fields.length > 0) throw new Fault('VALIDATION_FAILED', { params: { fields } });
    },

    /**
     * Sets the password, ends other sessions and writes to the owner.
     *
     * @param how `recovered` also holds withdrawals
     * @returns sessions that ended; give them to `tell` after the commit
     */
    async set(
      trx: Trx,
      memberId: string,
      passwordHash: string,
      how: { kind: 'changed'; sessionId: string } | { kind: 'recovered'; by: 'phone' | 'mail' },
    ): Promise<string[]> {
      await setPassword(trx, memberId, passwordHash);
      await voidLinks(trx, memberId);
      // A browser that was let in by the old password is not let in by the new one.
      await dropRememberedOf(trx, memberId);
      const ended = await endSessionsOf(trx, memberId, how.kind === 'changed' ? how.sessionId : undefined);
      if (how.kind === 'recovered')
        await addHold(trx, { memberId, kind: 'withdrawal', reason: `password.reset.${how.by}`, hours: HOLD_HOURS });
      const purpose = how.kind === 'changed' ? 'passwordChanged' : 'passwordReset';
      await notices.write(trx, memberId, purpose, { hours: HOLD_HOURS });
      return ended;
    },

    /** After the commit: ended sessions close their streams, the message goes out. */
    async tell(ended: readonly string[]): Promise<void> {
      for (const sessionId of ended) await notifier.publish(sessionEnded, { sessionId, reason: 'PASSWORD_CHANGED' });
    },
  };
}

export type NewPasswords = ReturnType<typeof createNewPasswords>;
