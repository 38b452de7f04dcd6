// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetFavoriteGamesData, GetFavoriteGamesResponse } from '../reader-types.gen.ts';

/**
 * Favourites.
 *
 * The games marked as favourite with their cards, newest first. A game that is not listed any more is left out.
 */
export const getFavoriteGames = (options?: CallOptions<GetFavoriteGamesData>): Promise<GetFavoriteGamesResponse> =>
  call('getFavoriteGames', 'GET', '/wps/relay/MCSFE_getFavoriteGamesList', options);
