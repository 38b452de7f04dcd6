// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listGames } from '../sdk/listGames.gen.ts';
import type { ListGamesData, ListGamesResponse } from '../reader-types.gen.ts';

/** Key of {@link listGames}; `['listGames']` alone matches every call of it. */
export const listGamesQueryKey = (options?: CallOptions<ListGamesData>) => queryKey('listGames', options);

/**
 * Games.
 *
 * Games that match, those that are not listed too; an exact hit first, then in the order of the site.
 */
export const listGamesOptions = (options?: CallOptions<ListGamesData>) =>
  queryOptions<ListGamesResponse, ApiError, ListGamesResponse, ReturnType<typeof listGamesQueryKey>>({
    queryKey: listGamesQueryKey(options),
    queryFn: ({ signal }) => listGames({ ...options, signal }),
  });
