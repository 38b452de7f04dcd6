import { Plural, useLingui } from '@lingui/react/macro';
import type { GameSort } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { FilterBar, type FilterBarProps } from '@mekong/ui/patterns/FilterBar';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { gameListQuery } from '../../queries/game-list.ts';
import { useMerchant } from '../../queries/status.ts';
import { useViewer } from '../../state/session.ts';
import { filterOffer } from './filter-offer.ts';
import { choiceOf, isFiltered, searchOfChoice, toGameListFilter } from './game-filter.ts';
import { filterLabels, sortLabels } from './game-labels.ts';
import {
  type GameFilter,
  type GamesSearch,
  gameFilters,
  gameSorts,
  isPersonal,
  listOf,
  mostVendors,
  withoutFilters,
} from './games-search.ts';
import { useAppliedFilters } from './use-applied-filters.ts';
import type { Category, CategoryAddress } from './use-category.ts';

interface CategoryFiltersProps {
  readonly search: GamesSearch;
  readonly category: Category;
  readonly vendors: Offer['vendors'];
  readonly address: CategoryAddress;
  /** The search of the page. */
  readonly field: NonNullable<FilterBarProps<GameSort>['search']>;
  /** The games. */
  readonly children: ReactNode;
}

type Offer = FilterBarProps<GameSort>['offer'];

/** Views, order and filters of a category page. */
export function CategoryFilters({ search, category, vendors, address, field, children }: CategoryFiltersProps) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { currency, merchantCode } = useMerchant();
  const queryClient = useQueryClient();
  const { signedIn } = useViewer();
  const { content, chosen, facets, total } = category;
  const choice = { ...choiceOf(search), vendors: chosen };
  const filters = useAppliedFilters(search, address);
  const applied = [
    ...filters,
    ...(vendors ?? [])
      .filter(({ code: vendor }) => chosen.includes(vendor))
      .map(({ code: vendor, name }) => ({
        key: vendor,
        label: name,
        href: address.hrefOf({ vendor: listOf(chosen.filter((known) => known !== vendor)) }),
        isVendor: true,
      })),
  ];
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

  /** The very list that the choice leads to: it is there when the choice is made. */
  const resultOf = async (next: typeof choice): Promise<number | undefined> => {
    const filter =
      content && toGameListFilter({ ...search, ...searchOfChoice(next) }, content, { language: code, merchantCode });
    if (!filter || (isPersonal(search.filter) && !signedIn)) return undefined;
    const { pages } = await queryClient.fetchInfiniteQuery(gameListQuery(filter));
    return pages[0]?.totalElements;
  };

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
      offer={{ ...offer, vendors, vendorLimit: mostVendors }}
      countOf={resultOf}
      search={{ ...field, label: t`Search games` }}
      onValueChange={(chosen) => address.follow(searchOfChoice(chosen))}
      applied={applied}
      isNarrowed={isFiltered(search)}
      clearHref={address.hrefOf(withoutFilters)}
      result={total === undefined ? undefined : <Plural value={total} _0="No games" one="# game" other="# games" />}
    >
      {children}
    </FilterBar>
  );
}
