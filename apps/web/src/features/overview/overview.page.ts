import { msg } from '@lingui/core/macro';
import { LayoutDashboard } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { overviewQuery } from '../../queries/team.ts';
import { overviewSearch } from './overview-search.ts';

/** How the team of an agent does, and what waits. */
export const overviewPage = centrePage({
  title: msg({ message: 'Overview', comment: 'Page of the agent centre' }),
  icon: LayoutDashboard,
  search: overviewSearch,
  // the page shows what fails, and waits for nothing
  loader: ({ queryClient, search }) => void queryClient.prefetchQuery(overviewQuery(search.period)),
  load: async () => (await import('./OverviewPage.tsx')).OverviewPage,
});
