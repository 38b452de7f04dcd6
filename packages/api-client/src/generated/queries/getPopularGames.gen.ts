// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getPopularGames } from '../sdk/getPopularGames.gen.ts';
import type { GetPopularGamesData, GetPopularGamesResponse } from '../reader-types.gen.ts';

/** Key of {@link getPopularGames}; `['getPopularGames']` alone matches every call of it. */
export const getPopularGamesQueryKey = (options?: CallOptions<GetPopularGamesData>) => queryKey('getPopularGames', options);

/**
 * Popular games.
 *
 * Games with the most players in the last seven days, in order; none that is planned.
 */
export const getPopularGamesOptions = (options?: CallOptions<GetPopularGamesData>) =>
  queryOptions<GetPopularGamesResponse, ApiError, GetPopularGamesResponse, ReturnType<typeof getPopularGamesQueryKey>>({
    queryKey: getPopularGamesQueryKey(options),
    queryFn: ({ signal }) => getPopularGames({ ...options, signal }),
  });
