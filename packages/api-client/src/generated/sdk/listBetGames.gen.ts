// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListBetGamesData, ListBetGamesResponse } from '../reader-types.gen.ts';

/**
 * Games that were bet on.
 *
 * What getBets can be narrowed to by vendor and gameId: each game that has an own bet in the period, at most the 1,000 with the most bets, by their names. Without from and to: today in the merchant time zone. The same bounds of the period.
 */
export const listBetGames = (options?: CallOptions<ListBetGamesData>): Promise<ListBetGamesResponse> =>
  call('listBetGames', 'GET', '/wps/report/bet-games', options);
