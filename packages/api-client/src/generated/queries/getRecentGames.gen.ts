// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getRecentGames } from '../sdk/getRecentGames.gen.ts';
import type { GetRecentGamesData, GetRecentGamesResponse } from '../reader-types.gen.ts';

/** Key of {@link getRecentGames}; `['getRecentGames']` alone matches every call of it. */
export const getRecentGamesQueryKey = (options?: CallOptions<GetRecentGamesData>) => queryKey('getRecentGames', options);

/**
 * Recent games.
 *
 * Games that the member has opened, the last one first. A game that is not listed any more is left out.
 */
export const getRecentGamesOptions = (options?: CallOptions<GetRecentGamesData>) =>
  queryOptions<GetRecentGamesResponse, ApiError, GetRecentGamesResponse, ReturnType<typeof getRecentGamesQueryKey>>({
    queryKey: getRecentGamesQueryKey(options),
    queryFn: ({ signal }) => getRecentGames({ ...options, signal }),
  });
