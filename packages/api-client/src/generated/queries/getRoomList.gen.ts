// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getRoomList } from '../sdk/getRoomList.gen.ts';
import type { GetRoomListData, GetRoomListResponse } from '../reader-types.gen.ts';

/** Key of {@link getRoomList}; `['getRoomList']` alone matches every call of it. */
export const getRoomListQueryKey = (options?: CallOptions<GetRoomListData>) => queryKey('getRoomList', options);

/**
 * Rooms and live tables.
 *
 * Rooms of games of players against players (kind PVP) or tables of live vendors (kind LIVE), in the currency of the account (visitors: the merchant's), filtered, sorted and paged. Seats are those of sessions that are open now. The answer carries an ETag for visitors; a page that shows it asks again every few seconds.
 */
export const getRoomListOptions = (options?: CallOptions<GetRoomListData>) =>
  queryOptions<GetRoomListResponse, ApiError, GetRoomListResponse, ReturnType<typeof getRoomListQueryKey>>({
    queryKey: getRoomListQueryKey(options),
    queryFn: ({ signal }) => getRoomList({ ...options, signal }),
  });
