// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { SwitchGameData, SwitchGameResponse } from '../reader-types.gen.ts';

/**
 * Put a game under maintenance or open it.
 *
 * As with a vendor, for one game.
 */
export const switchGame = (options: CallOptions<SwitchGameData>): Promise<SwitchGameResponse> =>
  call('switchGame', 'PUT', '/api/games/{nodeId}', options);
