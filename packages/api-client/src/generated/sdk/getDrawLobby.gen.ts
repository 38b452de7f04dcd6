// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetDrawLobbyData, GetDrawLobbyResponse } from '../reader-types.gen.ts';

/**
 * Lobby of the lotteries.
 *
 * Every lottery in its group, with the issue that is on now and the last result. `serverTime` is the clock the times are measured on: wait until `drawsAt` of the current issue by it, then ask again.
 */
export const getDrawLobby = (options?: CallOptions<GetDrawLobbyData>): Promise<GetDrawLobbyResponse> =>
  call('getDrawLobby', 'GET', '/wps/relay/LGW_drawLobby', options);
