import { msg } from '@lingui/core/macro';
import { Mail } from 'lucide';
import { isTrial } from '../../entry/account-type.ts';
import { centrePage } from '../../parts/centre-page.ts';
import { useUnreadBadge } from '../../queries/inbox.ts';
import { messagesSearch } from './messages-search.ts';

/** Messages to the member; a trial account has none. */
export const messagesPage = centrePage({
  title: msg({ message: 'Messages', comment: 'Messages to the member, page of the member centre' }),
  icon: Mail,
  guard: ({ viewer }) => viewer.signedIn && !isTrial(viewer.type),
  search: messagesSearch,
  useBadge: useUnreadBadge,
  load: async () => (await import('./MessagesPage.tsx')).MessagesPage,
});
