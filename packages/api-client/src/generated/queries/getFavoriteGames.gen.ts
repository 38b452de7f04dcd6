// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getFavoriteGames } from '../sdk/getFavoriteGames.gen.ts';
import type { GetFavoriteGamesData, GetFavoriteGamesResponse } from '../reader-types.gen.ts';

/** Key of {@link getFavoriteGames}; `['getFavoriteGames']` alone matches every call of it. */
export const getFavoriteGamesQueryKey = (options?: CallOptions<GetFavoriteGamesData>) => queryKey('getFavoriteGames', options);

/**
 * Favourites.
 *
 * The games marked as favourite with their cards, newest first. A game that is not listed any more is left out.
 */
export const getFavoriteGamesOptions = (options?: CallOptions<GetFavoriteGamesData>) =>
  queryOptions<GetFavoriteGamesResponse, ApiError, GetFavoriteGamesResponse, ReturnType<typeof getFavoriteGamesQueryKey>>({
    queryKey: getFavoriteGamesQueryKey(options),
    queryFn: ({ signal }) => getFavoriteGames({ ...options, signal }),
  });
