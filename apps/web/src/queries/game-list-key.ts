import { getGameListQueryKey } from '@mekong/api-client/queries';
import type { QueryClient } from '@tanstack/react-query';

/** How the keys of lists of games that come page by page begin. */
export const gameListKey = [getGameListQueryKey()[0], 'pages'] as const;

/** Fetches the lists of favourites anew where they are seen, and elsewhere when they are opened. */
export const renewFavouriteLists = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({
    queryKey: gameListKey,
    predicate: ({ queryKey: [, , filter] }) => (filter as { readonly filter?: string }).filter === 'FAV',
  });
