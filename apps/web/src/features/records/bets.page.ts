import { msg } from '@lingui/core/macro';
import { ScrollText } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { betsSearch } from './bets-search.ts';

/** The bets of the member, with their results. */
export const betsPage = centrePage({
  title: msg`Betting record`,
  icon: ScrollText,
  search: betsSearch,
  load: async () => (await import('./BettingRecord.tsx')).BettingRecord,
});
