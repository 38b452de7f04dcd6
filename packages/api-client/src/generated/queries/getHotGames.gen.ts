// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getHotGames } from '../sdk/getHotGames.gen.ts';
import type { GetHotGamesData, GetHotGamesResponse } from '../reader-types.gen.ts';

/** Key of {@link getHotGames}; `['getHotGames']` alone matches every call of it. */
export const getHotGamesQueryKey = (options?: CallOptions<GetHotGamesData>) => queryKey('getHotGames', options);

/**
 * Hot games.
 *
 * Games the merchant marks as hot, in the merchant order; none that is planned.
 */
export const getHotGamesOptions = (options?: CallOptions<GetHotGamesData>) =>
  queryOptions<GetHotGamesResponse, ApiError, GetHotGamesResponse, ReturnType<typeof getHotGamesQueryKey>>({
    queryKey: getHotGamesQueryKey(options),
    queryFn: ({ signal }) => getHotGames({ ...options, signal }),
  });
