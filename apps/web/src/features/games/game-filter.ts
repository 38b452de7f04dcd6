import type { GameSort } from '@mekong/api-client/types';
import type { FilterBarProps } from '@mekong/ui/patterns/FilterBar';
import type { GameListFilter } from '../../queries/game-list.ts';
import type { CategoryContent } from './category-content.ts';
import { entriesOf, type GamesSearch, isPersonal, listOf, mostVendors, withoutFilters } from './games-search.ts';

/** What the panel of filters holds. */
type FilterChoice = FilterBarProps<GameSort>['value'];

/** Vendors that are chosen, of those on the page. */
export const chosenVendors = ({ vendor }: Pick<GamesSearch, 'vendor'>, content: CategoryContent): readonly string[] => {
  const wanted = entriesOf(vendor);
  return content.vendors.map(({ vassalage }) => vassalage).filter((code) => wanted.includes(code));
};

/** Whether anything narrows the list, so that an empty one can be cleared. */
export const isFiltered = (search: GamesSearch): boolean =>
  (Object.keys(withoutFilters) as (keyof typeof withoutFilters)[]).some(
    (name) => search[name] !== undefined && search[name] !== 'ALL',
  );

/** Whether the address names nothing but one of the member's own lists, which is empty for a reason of its own. */
export const isPersonalOnly = (search: GamesSearch): boolean =>
  isPersonal(search.filter) && !isFiltered({ ...search, filter: undefined });

/** What the panel shows as on. */
export const choiceOf = ({ vendor, feature, volatility, rtpMin, rtpMax, minBet, show }: GamesSearch): FilterChoice => ({
  vendors: entriesOf(vendor),
  features: entriesOf(feature),
  volatilities: entriesOf(volatility),
  rtpMin,
  rtpMax,
  minBet: minBet === undefined ? undefined : String(minBet),
  hasClosed: show === 'all',
});

/** What the address says after a choice in the panel. */
export const searchOfChoice = (choice: FilterChoice): GamesSearch => ({
  vendor: listOf(choice.vendors),
  feature: listOf(choice.features),
  volatility: listOf(choice.volatilities),
  rtpMin: choice.rtpMin,
  rtpMax: choice.rtpMax,
  minBet: choice.minBet === undefined ? undefined : Number(choice.minBet),
  show: choice.hasClosed ? 'all' : undefined,
});

/** An address may name the ends of the range in either order. */
const rising = ({ rtpMin, rtpMax }: GamesSearch): Pick<GameListFilter, 'rtpMin' | 'rtpMax'> =>
  rtpMin !== undefined && rtpMax !== undefined && rtpMin > rtpMax
    ? { rtpMin: rtpMax, rtpMax: rtpMin }
    : { rtpMin, rtpMax };

/**
 * A list has what can be played, unless the address asks for all. What belongs to the member is shown whole, and so is what
 * somebody searches for or a vendor that is closed: an empty list would say that there is nothing.
 */
function isOpenOnly(search: GamesSearch, chosen: readonly string[], { vendors }: CategoryContent): boolean {
  if (search.show === 'all' || isPersonal(search.filter) || search.q !== undefined) return false;
  return vendors.some(
    ({ vassalage, maintenance }) => !maintenance && (chosen.length === 0 || chosen.includes(vassalage)),
  );
}

/**
 * What the gateway is asked for a category page.
 *
 * @returns undefined when the page has no vendors: there is nothing to ask for, and asking without vendors would answer
 * the games of others.
 */
export function toGameListFilter(
  search: GamesSearch,
  content: CategoryContent,
  site: Required<Pick<GameListFilter, 'language' | 'merchantCode'>>,
): GameListFilter | undefined {
  if (content.vendors.length === 0) return undefined;
  const chosen = chosenVendors(search, content);
  const vendors = chosen.length > 0 || !content.isNarrowed ? chosen : content.vendors.map(({ vassalage }) => vassalage);
  return {
    category: content.category,
    classify: content.classify,
    singleWallet: content.isSingleWallet || undefined,
    vendor: listOf(vendors.slice(0, mostVendors)),
    filter: search.filter ?? 'ALL',
    q: search.q,
    // a search without an order puts the best match first
    sort: search.sort ?? (search.q === undefined ? '-popularity' : undefined),
    feature: search.feature,
    volatility: search.volatility,
    ...rising(search),
    minBetMax: search.minBet === undefined ? undefined : `${search.minBet}.0000`,
    playable: isOpenOnly(search, chosen, content) || undefined,
    platform: 'html5-desktop',
    ...site,
  };
}
