// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetFavoriteGameIdsData, GetFavoriteGameIdsResponse } from '../reader-types.gen.ts';

/**
 * Ids of the favourites.
 *
 * Node ids of the games marked as favourite, newest first.
 */
export const getFavoriteGameIds = (options?: CallOptions<GetFavoriteGameIdsData>): Promise<GetFavoriteGameIdsResponse> =>
  call('getFavoriteGameIds', 'GET', '/wps/relay/MCSFE_getFavoriteGameIds', options);
