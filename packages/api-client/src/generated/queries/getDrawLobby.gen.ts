// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getDrawLobby } from '../sdk/getDrawLobby.gen.ts';
import type { GetDrawLobbyData, GetDrawLobbyResponse } from '../reader-types.gen.ts';

/** Key of {@link getDrawLobby}; `['getDrawLobby']` alone matches every call of it. */
export const getDrawLobbyQueryKey = (options?: CallOptions<GetDrawLobbyData>) => queryKey('getDrawLobby', options);

/**
 * Lobby of the lotteries.
 *
 * Every lottery in its group, with the issue that is on now and the last result. `serverTime` is the clock the times are measured on: wait until `drawsAt` of the current issue by it, then ask again.
 */
export const getDrawLobbyOptions = (options?: CallOptions<GetDrawLobbyData>) =>
  queryOptions<GetDrawLobbyResponse, ApiError, GetDrawLobbyResponse, ReturnType<typeof getDrawLobbyQueryKey>>({
    queryKey: getDrawLobbyQueryKey(options),
    queryFn: ({ signal }) => getDrawLobby({ ...options, signal }),
  });
