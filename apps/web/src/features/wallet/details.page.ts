import { msg } from '@lingui/core/macro';
import { ReceiptText } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { detailsSearch } from './team/details-search.ts';

/** Money of an agent's team, and the agent's own. */
export const detailsPage = centrePage({
  title: msg({ message: 'Account details', comment: 'Page of the agent centre: money of the team that moved' }),
  icon: ReceiptText,
  search: detailsSearch,
  load: async () => (await import('./team/DetailsPage.tsx')).DetailsPage,
});
