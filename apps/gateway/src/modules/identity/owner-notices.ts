import type { LanguageCode } from '@mekong/i18n/registry';
import type { Trx } from '../../kernel/db/types.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import type { Messages, OutgoingMessage } from '../messages/messages.service.ts';
import { findRecipient } from './recovery/password.repository.ts';

/** What owners are told of: how they log in has changed, and it may have been somebody else. */
export type NoticePurpose = Extract<
  OutgoingMessage['purpose'],
  | 'passwordChanged'
  | 'passwordReset'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'authenticatorAdded'
  | 'authenticatorRemoved'
>;

/** Writes to owners of accounts about their accounts. */
export function createOwnerNotices(messages: Messages, cipher: FieldCipher) {
  return {
    /**
     * By mail where an address is known, else by SMS; an account with neither has nobody to write to. Part of the
     * transaction that changes the account.
     */
    async write(
      trx: Trx,
      memberId: string,
      purpose: NoticePurpose,
      values: Record<string, string | number> = {},
    ): Promise<void> {
      const owner = await findRecipient(trx, memberId);
      const sealed = owner?.email ?? owner?.mobileNum;
      if (!owner || !sealed) return;
      const field = owner.email ? 'email' : 'mobileNum';
      await messages.write(trx, {
        channel: owner.email ? 'mail' : 'sms',
        purpose,
        address: cipher.open(sealed, `${memberId}:${field}`),
        language: owner.language as LanguageCode,
        values: { name: owner.username, ...values },
        memberId,
      });
    },
  };
}

export type OwnerNotices = ReturnType<typeof createOwnerNotices>;
