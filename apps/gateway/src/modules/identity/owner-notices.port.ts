import type { LanguageCode } from '@mekong/i18n/registry';
import type { Trx } from '../../kernel/db/types.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import { inbox } from '../messages/inbox/inbox.port.ts';
import type { NoticePurpose } from '../messages/inbox/notices.port.ts';
import type { Messages } from '../messages/messages.service.ts';
import { findRecipient } from './recovery/password.repository.ts';

/** Writes to owners of accounts about their accounts. */
export function createOwnerNotices(messages: Messages, cipher: FieldCipher) {
  return {
    /**
     * On the site, and by mail where an address is known, else by SMS where a number is. Part of the transaction that
     * changes the account.
     */
    async write(
      trx: Trx,
      memberId: string,
      purpose: NoticePurpose,
      values: Record<string, string | number> = {},
    ): Promise<void> {
      const owner = await findRecipient(trx, memberId);
      if (!owner) return;
      const said = { name: owner.username, ...values };
      await inbox.send(trx, memberId, 'SECURITY', purpose, said);
      const sealed = owner.email ?? owner.mobileNum;
      if (!sealed) return;
      const field = owner.email ? 'email' : 'mobileNum';
      await messages.write(trx, {
        channel: owner.email ? 'mail' : 'sms',
        purpose,
        address: cipher.open(sealed, `${memberId}:${field}`),
        language: owner.language as LanguageCode,
        values: said,
        memberId,
      });
    },
  };
}

export type OwnerNotices = ReturnType<typeof createOwnerNotices>;
