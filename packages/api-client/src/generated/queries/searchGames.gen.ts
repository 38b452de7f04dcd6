// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { searchGames } from '../sdk/searchGames.gen.ts';
import type { SearchGamesData, SearchGamesResponse } from '../reader-types.gen.ts';

/** Key of {@link searchGames}; `['searchGames']` alone matches every call of it. */
export const searchGamesQueryKey = (options: CallOptions<SearchGamesData>) => queryKey('searchGames', options);

/**
 * Quick search.
 *
 * The best games and vendors for a few letters, in one answer, each with the places of its name that match. It finds what the search of the game list finds, planned games and vendors last. Nothing found is an answer with two empty lists.
 */
export const searchGamesOptions = (options: CallOptions<SearchGamesData>) =>
  queryOptions<SearchGamesResponse, ApiError, SearchGamesResponse, ReturnType<typeof searchGamesQueryKey>>({
    queryKey: searchGamesQueryKey(options),
    queryFn: ({ signal }) => searchGames({ ...options, signal }),
  });
