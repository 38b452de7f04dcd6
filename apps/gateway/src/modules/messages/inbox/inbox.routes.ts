import type { SomeHandlers } from '../../../contract/handlers.ts';
import type { Inbox } from './inbox.service.ts';

type InboxOperation = 'getUnreadCount' | 'listInbox' | 'getInboxMessage' | 'readInbox' | 'deleteInbox';

export const inboxRoutes = (inbox: Inbox): SomeHandlers<InboxOperation> => ({
  getUnreadCount: ({ actor }) => inbox.unread(actor),
  listInbox: ({ actor, query: { kind, cursor, pageSize = 20 } = {}, language }) =>
    inbox.list(actor, { kind, cursor, pageSize }, language),
  getInboxMessage: ({ actor, path, language }) => inbox.find(actor, path.messageId, language),
  readInbox: async ({ actor, body }) => ({ unread: await inbox.read(actor, body.messageIds) }),
  deleteInbox: async ({ actor, body }) => ({ unread: await inbox.delete(actor, body.messageIds) }),
});
