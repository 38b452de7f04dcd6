import { msg } from '@lingui/core/macro';
import { Gift } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { allBonusesQuery, bonusQuery } from '../../queries/bonuses.ts';
import { bonusesSearch } from './bonuses-search.ts';

/** Bonuses of the member: in play, waiting and over. */
export const bonusesPage = centrePage({
  title: msg({ message: 'Bonuses', comment: 'Page of the member centre: bonuses that came with deposits' }),
  icon: Gift,
  search: bonusesSearch,
  // the page shows what fails, and waits for nothing
  loader: ({ queryClient, search: { bonus } }) => {
    if (bonus === undefined) void queryClient.prefetchInfiniteQuery(allBonusesQuery());
    else void queryClient.prefetchQuery(bonusQuery(bonus));
  },
  load: async () => (await import('./BonusesPage.tsx')).BonusesPage,
});
