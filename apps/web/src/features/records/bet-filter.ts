import { periodDays, toMoments } from '@mekong/ui/patterns/RecordFilters/period';
import type { BetPeriod, BetQuery } from '../../queries/bets.ts';
import type { BetsSearch } from './bets-search.ts';

/** Whether the list is narrowed besides its days. */
export const isNarrowed = ({ category, vendor, status }: BetsSearch): boolean =>
  category !== undefined || vendor !== undefined || status !== undefined;

/** What the gateway is asked, without the page. */
export const toBetFilter = (search: BetsSearch, now: number, timeZone: string): BetQuery & BetPeriod => ({
  ...toMoments(periodDays(search, now, timeZone), timeZone),
  category: search.category,
  vendor: search.vendor,
  status: search.status,
  sort: search.sort ?? '-time',
});
