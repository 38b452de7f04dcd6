// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getGameList } from '../sdk/getGameList.gen.ts';
import type { GetGameListData, GetGameListResponse } from '../reader-types.gen.ts';

/** Key of {@link getGameList}; `['getGameList']` alone matches every call of it. */
export const getGameListQueryKey = (options?: CallOptions<GetGameListData>) => queryKey('getGameList', options);

/**
 * Game list.
 *
 * Games of a category, filtered, searched and paged. FAV and RECENT need a session; without one they answer AUTH_TOKEN_MISSING. Choices of one filter are alternatives, filters are conditions that all hold. A search (`q`) finds a game by its name in any language or by its vendor, words in any order, the beginning of a word, and with a typo or two where little or nothing else is found; without another order asked for, the best match comes first. Planned games come last in every order, and are neither HOT nor NEW. A class that the jurisdiction does not allow (COCKFIGHT) has no games.
 */
export const getGameListOptions = (options?: CallOptions<GetGameListData>) =>
  queryOptions<GetGameListResponse, ApiError, GetGameListResponse, ReturnType<typeof getGameListQueryKey>>({
    queryKey: getGameListQueryKey(options),
    queryFn: ({ signal }) => getGameList({ ...options, signal }),
  });
