// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getGameMenus } from '../sdk/getGameMenus.gen.ts';
import type { GetGameMenusData, GetGameMenusResponse } from '../reader-types.gen.ts';

/** Key of {@link getGameMenus}; `['getGameMenus']` alone matches every call of it. */
export const getGameMenusQueryKey = (options?: CallOptions<GetGameMenusData>) => queryKey('getGameMenus', options);

/**
 * Categories, vendors and lottery groups.
 *
 * Menu of the site: every category with the vendors that have games in it, classes inside a category (esports and cockfight inside sports), and the groups of the lottery lobby.
 */
export const getGameMenusOptions = (options?: CallOptions<GetGameMenusData>) =>
  queryOptions<GetGameMenusResponse, ApiError, GetGameMenusResponse, ReturnType<typeof getGameMenusQueryKey>>({
    queryKey: getGameMenusQueryKey(options),
    queryFn: ({ signal }) => getGameMenus({ ...options, signal }),
  });
