// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListBetsData, ListBetsResponse } from '../reader-types.gen.ts';

/**
 * Betting record from its first row to its last.
 *
 * The bets of getBets for whoever reads all of them, such as an export or a script: without sums, each bet once and none left out although new ones come in meanwhile. In an order by net a bet that is settled meanwhile changes its place. The same bounds of the period.
 */
export const listBets = (options: CallOptions<ListBetsData>): Promise<ListBetsResponse> =>
  call('listBets', 'GET', '/wps/report/bet-list', options);
