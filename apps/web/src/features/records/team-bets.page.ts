import { msg } from '@lingui/core/macro';
import { ScrollText } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { teamBetsSearch } from './team-bets-search.ts';

/** The bets of everybody below an agent. */
export const teamBetsPage = centrePage({
  title: msg({ message: 'Team betting', comment: 'Page of the agent centre: bets of everybody below' }),
  icon: ScrollText,
  search: teamBetsSearch,
  load: async () => (await import('./team/TeamBetsPage.tsx')).TeamBetsPage,
});
