// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listBetGames } from '../sdk/listBetGames.gen.ts';
import type { ListBetGamesData, ListBetGamesResponse } from '../reader-types.gen.ts';

/** Key of {@link listBetGames}; `['listBetGames']` alone matches every call of it. */
export const listBetGamesQueryKey = (options?: CallOptions<ListBetGamesData>) => queryKey('listBetGames', options);

/**
 * Games that were bet on.
 *
 * What getBets can be narrowed to by vendor and gameId: each game that has an own bet in the period, at most the 1,000 with the most bets, by their names. Without from and to: today in the merchant time zone. The same bounds of the period.
 */
export const listBetGamesOptions = (options?: CallOptions<ListBetGamesData>) =>
  queryOptions<ListBetGamesResponse, ApiError, ListBetGamesResponse, ReturnType<typeof listBetGamesQueryKey>>({
    queryKey: listBetGamesQueryKey(options),
    queryFn: ({ signal }) => listBetGames({ ...options, signal }),
  });
