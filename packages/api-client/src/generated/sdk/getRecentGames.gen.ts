// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetRecentGamesData, GetRecentGamesResponse } from '../reader-types.gen.ts';

/**
 * Recent games.
 *
 * Games that the member has opened, the last one first. A game that is not listed any more is left out.
 */
export const getRecentGames = (options?: CallOptions<GetRecentGamesData>): Promise<GetRecentGamesResponse> =>
  call('getRecentGames', 'GET', '/wps/relay/GCS_recentGame', options);
