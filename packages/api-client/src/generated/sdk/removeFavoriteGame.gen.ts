// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { RemoveFavoriteGameData, RemoveFavoriteGameResponse } from '../reader-types.gen.ts';

/**
 * Unmark as favourite.
 *
 * Takes a game from the favourites. A game that is none stays none.
 */
export const removeFavoriteGame = (options: CallOptions<RemoveFavoriteGameData>): Promise<RemoveFavoriteGameResponse> =>
  call('removeFavoriteGame', 'POST', '/wps/relay/MCSFE_removeFavoriteGameV2', options);
