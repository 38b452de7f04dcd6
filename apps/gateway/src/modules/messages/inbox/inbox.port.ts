import { defineChannel, notifyWith } from '../../../kernel/db/notify.ts';
import type { Trx } from '../../../kernel/db/types.ts';
import { formatMoney, type Money } from '../../../kernel/money.ts';
import { wantsOffers } from '../../consents/consents.port.ts';
import type { InboxKind } from '../messages.tables.ts';
import { insertInboxMessage } from './inbox.repository.ts';
import type { InboxMoney, InboxTemplate, ValuesOf } from './inbox.texts.ts';

/** Told after each commit that has changed the inbox of a member. */
export interface InboxChanged {
  memberId: string;
  /** A message has come; false: messages were read or deleted. */
  isNew: boolean;
}

export const inboxChanged = defineChannel<InboxChanged>('inbox');

/** An amount as a value of a message. */
export const inboxMoney = (amount: Money, currency: string): InboxMoney => ({ money: formatMoney(amount), currency });

/**
 * The inbox of members, for every module:
 *
 *     await inbox.send(trx, memberId, 'SYSTEM', 'depositPaid', { order: orderNo, amount: inboxMoney(amount, currency) });
 *
 * A message is a template with its values, never a sentence: it is put into words when it is read, in the language of the
 * reader. Its words, where it leads to and the types of its values stand in `inbox.texts.ts`: a new template is added
 * there. It is kept for 90 days, unless its member deletes it before.
 */
export const inbox = {
  /**
   * Writes a message inside the transaction that it tells of; the member's open pages hear of it after the commit.
   *
   * @param kind tab that it is found under. PROMOTION is for offers alone: they go to nobody who has not agreed to them
   */
  async send<Template extends InboxTemplate>(
    trx: Trx,
    memberId: string,
    kind: InboxKind,
    template: Template,
    values: ValuesOf<Template>,
  ): Promise<void> {
    if (kind === 'PROMOTION' && !(await wantsOffers(trx, memberId))) return;
    await insertInboxMessage(trx, { memberId, kind, template, content: values });
    await notifyWith(trx, inboxChanged, { memberId, isNew: true });
  },
};
