import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { Queue } from '../../kernel/jobs/queue/queue.ts';
import type { Settings } from '../system/settings.service.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { createInbox } from './inbox/inbox.service.ts';
import { messagesAdmin } from './messages.admin.ts';
import { createMessages } from './messages.service.ts';
import { openProviders, type ProviderConfig } from './providers.ts';

export interface MessagesNeeds {
  settings: Settings;
  queue: Queue;
  providers: ProviderConfig;
}

/** Mails and SMS: written with what causes them, sent by workers of the queue. The inbox of members on the site. */
export function createMessagesModule(
  { db, cipher, cursors, log }: ModuleContext,
  { settings, queue, providers }: MessagesNeeds,
) {
  const messages = createMessages({ db, queue, settings, cipher, providers: openProviders(providers), log });
  const inbox = createInbox({ db, cursors, settings });
  return {
    handlers: inboxRoutes(inbox),
    jobs: [
      { name: 'messages.purge', everySeconds: 3_600, run: ({ db }) => messages.purge(db) },
      { name: 'inbox.purge', everySeconds: 3_600, run: ({ db }) => inbox.purge(db) },
    ] satisfies IntervalJob[],
    admin: messagesAdmin(messages, cursors),
    messages,
    /** Messages of the inbox in words, for whoever copies them. */
    inboxWords: inbox.words,
  };
}
