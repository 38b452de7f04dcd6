// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetPopularGamesData, GetPopularGamesResponse } from '../reader-types.gen.ts';

/**
 * Popular games.
 *
 * Games with the most players in the last seven days, in order; none that is planned.
 */
export const getPopularGames = (options?: CallOptions<GetPopularGamesData>): Promise<GetPopularGamesResponse> =>
  call('getPopularGames', 'GET', '/lgw/games/popular', options);
