import { Plural, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { FilterBar } from '@mekong/ui/patterns/FilterBar';
import { useMemo } from 'react';
import { useMerchant } from '../../queries/status.ts';
import { useViewer } from '../../state/session.ts';
import { filterOffer } from './filter-offer.ts';
import { choiceOf, isFiltered, searchOfChoice } from './game-filter.ts';
import { filterLabels, sortLabels } from './game-labels.ts';
import {
  type GameFilter,
  type GamesSearch,
  gameFilters,
  gameSorts,
  isPersonal,
  withoutFilters,
} from './games-search.ts';
import { useAppliedFilters } from './use-applied-filters.ts';
import type { Category, CategoryAddress } from './use-category.ts';

interface CategoryFiltersProps {
  readonly search: GamesSearch;
  readonly category: Category;
  readonly address: CategoryAddress;
}

/** Views, order and filters of a category page. */
export function CategoryFilters({ search, category, address }: CategoryFiltersProps) {
  const { i18n } = useLingui();
  const { code } = useLanguage();
  const { currency } = useMerchant();
  const { signedIn } = useViewer();
  const { facets, total } = category;
  const choice = choiceOf(search);
  const applied = useAppliedFilters(search, address);
  const offer = useMemo(
    () =>
      filterOffer(
        facets,
        { feature: search.feature, volatility: search.volatility },
        { i18n, language: code, currency },
      ),
    [facets, search.feature, search.volatility, i18n, code, currency],
  );

  // what is searched for stands first, unless the reader asks for an order
  const isSearch = search.q !== undefined;
  const usualSort = isSearch ? 'MATCH' : '-popularity';
  const sorts = isSearch ? (['MATCH', ...gameSorts] as const) : gameSorts;

  /** What belongs to a member asks visitors to log in, and comes back here. */
  const hrefOf = (filter: GameFilter): string => {
    const change = { filter: filter === 'ALL' ? undefined : filter };
    const href = address.hrefOf(change);
    return isPersonal(filter) && !signedIn ? address.hrefOf(change, { modal: 'login', returnTo: href }) : href;
  };
  // those of a member are no part of the page as the server rendered it, and may be here before it is hydrated
  const countOf = (filter: GameFilter): number | undefined =>
    isPersonal(filter) && !signedIn ? undefined : facets?.filters.find((known) => known.filter === filter)?.count;
  return (
    <FilterBar
      views={gameFilters.map((filter) => ({
        key: filter,
        label: i18n._(filterLabels[filter]),
        href: hrefOf(filter),
        isSelected: (search.filter ?? 'ALL') === filter,
        count: countOf(filter),
      }))}
      sort={search.sort ?? usualSort}
      sorts={sorts.map((value) => ({ value, label: i18n._(sortLabels[value]) }))}
      onSortChange={(sort) => address.follow({ sort: sort === usualSort || sort === 'MATCH' ? undefined : sort })}
      value={choice}
      offer={offer}
      onValueChange={(chosen) => address.follow(searchOfChoice(chosen))}
      applied={applied}
      isNarrowed={isFiltered(search)}
      clearHref={address.hrefOf(withoutFilters)}
      result={total === undefined ? undefined : <Plural value={total} _0="No games" one="# game" other="# games" />}
    />
  );
}
