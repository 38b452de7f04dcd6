// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { LaunchGameByAddressData, LaunchGameByAddressResponse } from '../reader-types.gen.ts';

/**
 * Launch a game (older form).
 *
 * The same as the POST, for older clients: what is asked for stands in the address, which is logged on its way, so a token in it is refused.
 */
export const launchGameByAddress = (options: CallOptions<LaunchGameByAddressData>): Promise<LaunchGameByAddressResponse> =>
  call('launchGameByAddress', 'GET', '/wps/game/launchGame', options);
