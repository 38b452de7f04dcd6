import type { PlayedGame } from '@mekong/api-client/types';
import { periodDays, toMoments } from '@mekong/ui/patterns/RecordFilters/period';
import type { BetPeriod, BetQuery } from '../../queries/bets.ts';
import type { BetsSearch } from './bets-search.ts';

/** Takes out every filter besides the days. */
export const noFilters = { category: undefined, vendor: undefined, game: undefined, status: undefined } as const;

/** Whether the list is narrowed besides its days. */
export const isNarrowed = ({ category, vendor, game, status }: BetsSearch): boolean =>
  [category, vendor, game, status].some((value) => value !== undefined);

/** A game as the address names it: two vendors may have games of one id. */
export const gameInAddress = ({ vassalage, gameId }: Pick<PlayedGame, 'vassalage' | 'gameId'>): string =>
  `${vassalage}~${gameId}`;

/** What the gateway is asked, without the page. */
export const toBetFilter = (search: BetsSearch, now: number, timeZone: string): BetQuery & BetPeriod => ({
  ...toMoments(periodDays(search, now, timeZone), timeZone),
  category: search.category,
  ...chosenGame(search),
  status: search.status,
  sort: search.sort ?? '-time',
});

/** The game that is named, at its vendor; without one the vendor. */
function chosenGame({ vendor, game }: BetsSearch): Pick<BetQuery, 'vendor' | 'gameId'> {
  if (game === undefined) return { vendor };
  const [of, gameId] = game.split('~');
  return { vendor: of, gameId };
}
