import type { InboxList, InboxMessage } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { SignedIn } from '../../../contract/actor.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import { notifyWith } from '../../../kernel/db/notify.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import type { Settings } from '../../system/settings.service.ts';
import type { InboxKind } from '../messages.tables.ts';
import { inboxChanged } from './inbox.port.ts';
import {
  countUnread,
  deleteInboxMessages,
  findInboxMessage,
  type InboxRow,
  listInbox,
  markRead,
  purgeInbox,
} from './inbox.repository.ts';
import { composeInbox } from './inbox.texts.ts';

export interface InboxPorts {
  db: Executor;
  cursors: Cursors;
  settings: Settings;
}

interface InboxQuery {
  kind: InboxKind | undefined;
  cursor: string | undefined;
  pageSize: number;
}

/** The inbox as its member reads it. */
export function createInbox({ db, cursors, settings }: InboxPorts) {
  const site = async () => {
    const { merchant } = await settings.current();
    return { brand: merchant.name, timeZone: merchant.timeZone };
  };
  const wire = async (rows: readonly InboxRow[], language: LanguageCode): Promise<InboxMessage[]> => {
    const known = await site();
    return Promise.all(
      rows.map(async ({ id, kind, template, content, sentAt, readAt }) => ({
        ...{ id, kind, sentAt: sentAt.toISOString(), isRead: readAt !== null },
        ...(await composeInbox(template, content, language, known)),
      })),
    );
  };

  /** Changes the inbox, and tells the other pages of its member when there was anything to change. */
  const change = ({ memberId }: SignedIn, work: (trx: Trx) => Promise<boolean>): Promise<number> =>
    inTransaction(db, async (trx) => {
      if (await work(trx)) await notifyWith(trx, inboxChanged, { memberId, isNew: false });
      return countUnread(trx, memberId);
    });

  return {
    /** A message in words, as it is kept. */
    words: async ({ template, content }: Pick<InboxRow, 'template' | 'content'>, language: LanguageCode) =>
      composeInbox(template, content, language, await site()),

    unread: ({ memberId }: SignedIn): Promise<number> => countUnread(db, memberId),

    /** The messages of a member, newest first. @throws Fault VALIDATION_FAILED for a cursor of another list */
    async list({ memberId }: SignedIn, { kind, ...page }: InboxQuery, language: LanguageCode): Promise<InboxList> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listInbox', reader: memberId, filter: { kind } },
        page,
        (place, limit) => listInbox(db, memberId, { kind, behind: place?.id, limit }),
        ({ id }) => ({ id }),
      );
      return { ...next, content: await wire(rows, language) };
    },

    /** @throws Fault NOT_FOUND, also for a message of somebody else */
    async find({ memberId }: SignedIn, id: string, language: LanguageCode): Promise<InboxMessage> {
      const row = await findInboxMessage(db, memberId, id);
      const [message] = row ? await wire([row], language) : [];
      if (!message) throw new Fault('NOT_FOUND');
      return message;
    },

    /** Marks messages as read, all when none are named. @returns how many are unread now */
    read: (actor: SignedIn, ids: readonly string[] | undefined): Promise<number> =>
      change(actor, (trx) => markRead(trx, actor.memberId, ids)),

    /** Deletes messages. @returns how many are unread now */
    delete: (actor: SignedIn, ids: readonly string[]): Promise<number> =>
      change(actor, (trx) => deleteInboxMessages(trx, actor.memberId, ids)),

    purge: purgeInbox,
  };
}

export type Inbox = ReturnType<typeof createInbox>;
