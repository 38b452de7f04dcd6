import type { GetGameListData } from '@mekong/api-client/contract/types';
import { getGameListQueryKey } from '@mekong/api-client/queries';
import { getGameList } from '@mekong/api-client/sdk';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** What a list of games is asked by, without its page. */
export type GameListFilter = Omit<NonNullable<GetGameListData['query']>, 'page' | 'pageSize' | 'node'>;

/** Games of one page (screens, game lobby). */
const pageSize = 60;

/** Pages of games, fetched as they are reached. Its key begins like that of every game list, so that both are dropped as one. */
export const gameListQuery = (filter: GameListFilter) =>
  infiniteQueryOptions({
    queryKey: [getGameListQueryKey()[0], 'pages', filter] as const,
    queryFn: ({ pageParam, signal }) => getGameList({ query: { ...filter, page: pageParam, pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    staleTime: 60_000,
  });
