import { useLanguage } from '@mekong/i18n/useLanguage';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { gameListQuery } from '../../queries/game-list.ts';
import { gameMenusQuery } from '../../queries/games.ts';
import { useMerchant } from '../../queries/status.ts';
import { useViewer } from '../../state/session.ts';
import { isForbiddenContent, pageContent } from './category-content.ts';
import { chosenVendors, isFiltered, toGameListFilter } from './game-filter.ts';
import { type GamesSearch, gamesSearch, isPersonal } from './games-search.ts';
import type { PageType } from './page-types.ts';

/** Addresses of a category page: this one with a change of what it says. */
export interface CategoryAddress {
  /** @param more what stands in the address besides */
  readonly hrefOf: (change: GamesSearch, more?: { modal?: 'login'; returnTo?: string }) => string;
  /** Goes there; going back undoes it. */
  readonly follow: (change: GamesSearch) => void;
  /** Goes there without a step in the history: while somebody types. */
  readonly replace: (change: GamesSearch) => void;
}

/** The address of a category page, from which everything on it is made. */
export function useCategoryAddress(type: PageType, search: GamesSearch): CategoryAddress {
  const router = useRouter();
  const hrefOf: CategoryAddress['hrefOf'] = (change, more = {}) =>
    router.buildLocation({
      to: '/$pageType',
      params: { pageType: type },
      search: { ...gamesSearch({ ...search, ...change }), ...more },
    }).href;
  return {
    hrefOf,
    follow: (change) => void router.navigate({ href: hrefOf(change), resetScroll: false }),
    replace: (change) => void router.navigate({ href: hrefOf(change), replace: true, resetScroll: false }),
  };
}

/** What stands on a category page: its vendors, the games that the address asks for, and how many each filter would leave. */
export function useCategory(type: PageType, search: GamesSearch) {
  const { code } = useLanguage();
  const { merchantCode } = useMerchant();
  const { signedIn } = useViewer();
  const menus = useQuery(gameMenusQuery(code));
  const content = useMemo(
    () => menus.data && pageContent(type, search.kind, menus.data.categories),
    [menus.data, type, search.kind],
  );
  const needsLogin = isPersonal(search.filter) && !signedIn;
  const filter = content && toGameListFilter(search, content, { language: code, merchantCode });
  const isPlanned =
    content !== undefined && content.vendors.length > 0 && content.vendors.every(({ planned }) => planned);
  const list = useInfiniteQuery({
    ...gameListQuery(filter ?? {}),
    enabled: filter !== undefined && !needsLogin && (!isPlanned || isFiltered(search)),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const games = useMemo(() => data?.pages.flatMap(({ content }) => content), [data]);
  return {
    menus,
    content,
    chosen: content ? chosenVendors(search, content) : [],
    needsLogin,
    /** The vendors are known, and there are none. */
    isEmpty: content !== undefined && filter === undefined,
    /** There are vendors, and no server plays the games of any. */
    isPlanned,
    /** The law of the place forbids what would stand here. */
    isForbidden: content !== undefined && isForbiddenContent(content, menus.data?.forbiddenClasses),
    list,
    games,
    /** It is known what stands in the place of the games: these, why there are none, or that a log-in comes first. */
    isSettled: games !== undefined || list.isFetched || menus.error !== null || needsLogin,
    total: needsLogin ? undefined : data?.pages[0]?.totalElements,
    facets: needsLogin ? undefined : data?.pages[0]?.facets,
  };
}

/** What {@link useCategory} knows. */
export type Category = ReturnType<typeof useCategory>;
