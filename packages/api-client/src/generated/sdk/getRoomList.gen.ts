// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetRoomListData, GetRoomListResponse } from '../reader-types.gen.ts';

/**
 * Rooms and live tables.
 *
 * Rooms of games of players against players (kind PVP) or tables of live vendors (kind LIVE), in the currency of the account (visitors: the merchant's), filtered, sorted and paged. Seats are those of sessions that are open now. The answer carries an ETag for visitors; a page that shows it asks again every few seconds.
 */
export const getRoomList = (options?: CallOptions<GetRoomListData>): Promise<GetRoomListResponse> =>
  call('getRoomList', 'GET', '/wps/relay/GLS2_roomList', options);
