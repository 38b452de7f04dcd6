// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getFavoriteGameIds } from '../sdk/getFavoriteGameIds.gen.ts';
import type { GetFavoriteGameIdsData, GetFavoriteGameIdsResponse } from '../reader-types.gen.ts';

/** Key of {@link getFavoriteGameIds}; `['getFavoriteGameIds']` alone matches every call of it. */
export const getFavoriteGameIdsQueryKey = (options?: CallOptions<GetFavoriteGameIdsData>) => queryKey('getFavoriteGameIds', options);

/**
 * Ids of the favourites.
 *
 * Node ids of the games marked as favourite, newest first.
 */
export const getFavoriteGameIdsOptions = (options?: CallOptions<GetFavoriteGameIdsData>) =>
  queryOptions<GetFavoriteGameIdsResponse, ApiError, GetFavoriteGameIdsResponse, ReturnType<typeof getFavoriteGameIdsQueryKey>>({
    queryKey: getFavoriteGameIdsQueryKey(options),
    queryFn: ({ signal }) => getFavoriteGameIds({ ...options, signal }),
  });
