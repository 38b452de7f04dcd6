import { msg } from '@lingui/core/macro';
import { HandCoins } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { incomeSearch } from './income-search.ts';

/** What an agent has earned: by day and kind, bill by bill, and each bill with everything it was made from. */
export const incomePage = centrePage({
  title: msg({ message: 'My income', comment: 'Page of the agent centre' }),
  icon: HandCoins,
  search: incomeSearch,
  load: async () => (await import('./IncomePage.tsx')).IncomePage,
});
