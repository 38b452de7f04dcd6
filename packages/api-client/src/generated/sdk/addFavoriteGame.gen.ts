// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { AddFavoriteGameData, AddFavoriteGameResponse } from '../reader-types.gen.ts';

/**
 * Mark as favourite.
 *
 * Marks a game as favourite. A game that is one already stays one.
 */
export const addFavoriteGame = (options: CallOptions<AddFavoriteGameData>): Promise<AddFavoriteGameResponse> =>
  call('addFavoriteGame', 'POST', '/wps/relay/MCSFE_addFavoriteGameV2', options);
