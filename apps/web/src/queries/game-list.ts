import { getGameList } from '@mekong/api-client/sdk/getGameList';
import type { GetGameListData } from '@mekong/api-client/types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { gameListKey } from './game-list-key.ts';

/** What a list of games is asked by, without its page. */
export type GameListFilter = Omit<NonNullable<GetGameListData['query']>, 'page' | 'pageSize' | 'nodeId' | 'facets'>;

/** Games of one page (screens, game lobby). */
export const pageSize = 60;

/** Pages up to which an old list is fetched anew. A longer one stays: its reader is far down in it. */
const freshPages = 3;

/** What the member did last changes these lists, here or on another device: they are asked for whenever they are opened. */
const isPersonal = ({ filter }: GameListFilter): boolean => filter === 'FAV' || filter === 'RECENT';

/** Pages of games, fetched as they are reached; the first one counts what each filter would leave. Its key begins like that of every game list, so that both are dropped as one. */
export const gameListQuery = (filter: GameListFilter) =>
  infiniteQueryOptions({
    queryKey: [...gameListKey, filter] as const,
    queryFn: ({ pageParam, signal }) =>
      getGameList({ query: { ...filter, page: pageParam, pageSize, facets: pageParam === 1 || undefined }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    staleTime: ({ state }) => {
      if (state.data && state.data.pages.length > freshPages) return Number.POSITIVE_INFINITY;
      return isPersonal(filter) ? 2_000 : 60_000;
    },
  });
