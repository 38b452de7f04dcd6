// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { SearchGamesData, SearchGamesResponse } from '../reader-types.gen.ts';

/**
 * Quick search.
 *
 * The best games and vendors for a few letters, in one answer, each with the places of its name that match. It finds what the search of the game list finds, planned games and vendors last. Nothing found is an answer with two empty lists.
 */
export const searchGames = (options: CallOptions<SearchGamesData>): Promise<SearchGamesResponse> =>
  call('searchGames', 'GET', '/wps/relay/GCSGAME_search', options);
