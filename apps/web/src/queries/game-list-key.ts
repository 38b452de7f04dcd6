import type { QueryClient } from '@tanstack/react-query';

/** How the keys of lists of games that come page by page begin: with the operation, as the generated key, without its query. */
export const gameListKey = ['getGameList', 'pages'] as const;

/** Fetches the lists of favourites anew where they are seen, and elsewhere when they are opened. */
export const renewFavouriteLists = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({
    queryKey: gameListKey,
    predicate: ({ queryKey: [, , filter] }) => (filter as { readonly filter?: string }).filter === 'FAV',
  });
