// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListGamesData, ListGamesResponse } from '../reader-types.gen.ts';

/**
 * Games.
 *
 * Games that match, those that are not listed too; an exact hit first, then in the order of the site.
 */
export const listGames = (options?: CallOptions<ListGamesData>): Promise<ListGamesResponse> =>
  call('listGames', 'GET', '/api/games', options);
