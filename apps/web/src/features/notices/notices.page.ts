import { msg } from '@lingui/core/macro';
import { Megaphone } from 'lucide';
import { searchOf } from '../../entry/search.ts';
import { centrePage } from '../../parts/centre-page.ts';

/** What is announced to agents. */
export const noticesPage = centrePage({
  title: msg({ message: 'Announcements for agents', comment: 'Page of the agent centre: news for agents' }),
  icon: Megaphone,
  search: searchOf({}),
  load: async () => (await import('./NoticesPage.tsx')).NoticesPage,
});
