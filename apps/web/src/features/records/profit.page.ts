import { msg } from '@lingui/core/macro';
import { ChartColumn } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { profitSearch } from './profit-search.ts';

/** What the member has paid in, won and lost. */
export const profitPage = centrePage({
  title: msg({ message: 'Profit and loss', comment: 'Page of the member centre' }),
  icon: ChartColumn,
  search: profitSearch,
  load: async () => (await import('./ProfitPage.tsx')).ProfitPage,
});
