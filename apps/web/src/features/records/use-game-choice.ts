import { useLingui } from '@lingui/react/macro';
import type { RecordSelect } from '@mekong/ui/patterns/RecordFilters';
import { useQuery } from '@tanstack/react-query';
import { type BetPeriod, playedGamesQuery } from '../../queries/bets.ts';
import { gameInAddress } from './bet-filter.ts';
import type { BetsSearch } from './bets-search.ts';

/**
 * The choice among the games that the member has bet on in these days, of the category and vendor that are chosen.
 *
 * @param search what the address says
 */
export function useGameChoice(
  { category, vendor, game }: BetsSearch,
  { from, to }: BetPeriod,
  onChange: (game: string | undefined) => void,
): RecordSelect {
  const { t } = useLingui();
  const { data: games = [] } = useQuery(playedGamesQuery({ from, to, category, vendor }));
  const options = games.map((one) => ({ value: gameInAddress(one), label: one.name, hint: one.vendorName }));
  // a game that the address names stays chosen, even where nothing was bet on it
  const isKnown = game === undefined || options.some(({ value }) => value === game);
  return {
    key: 'game',
    label: t`Game`,
    allLabel: t`All games`,
    options: isKnown ? options : [...options, { value: game, label: game.slice(game.indexOf('~') + 1) }],
    value: game,
    onValueChange: onChange,
  };
}
