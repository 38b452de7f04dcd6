import { msg } from '@lingui/core/macro';
import { LayoutDashboard } from 'lucide';
import { searchOf } from '../../entry/search.ts';
import { centrePage } from '../../parts/centre-page.ts';
import { overviewQuery } from '../../queries/team.ts';

/** How the team of an agent does, and what waits. */
export const overviewPage = centrePage({
  title: msg({ message: 'Overview', comment: 'Page of the agent centre' }),
  icon: LayoutDashboard,
  search: searchOf({}),
  // the page shows what fails, and waits for nothing
  loader: ({ queryClient }) => void queryClient.prefetchQuery(overviewQuery()),
  load: async () => (await import('./OverviewPage.tsx')).OverviewPage,
});
