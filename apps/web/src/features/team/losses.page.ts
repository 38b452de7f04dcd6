import { msg } from '@lingui/core/macro';
import { ChartColumn } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { lossesSearch } from './losses/losses-search.ts';

/** What members below an agent have won and lost. */
export const lossesPage = centrePage({
  title: msg({ message: 'User loss', comment: 'Page of the agent centre: what members below have won and lost' }),
  icon: ChartColumn,
  search: lossesSearch,
  load: async () => (await import('./losses/LossesPage.tsx')).LossesPage,
});
