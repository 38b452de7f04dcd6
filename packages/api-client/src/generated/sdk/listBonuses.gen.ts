// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListBonusesData, ListBonusesResponse } from '../reader-types.gen.ts';

/**
 * Own bonuses.
 *
 * The newest twenty bonuses of the account, newest first, each with the bets that count so far. At most one is in play.
 */
export const listBonuses = (options?: CallOptions<ListBonusesData>): Promise<ListBonusesResponse> =>
  call('listBonuses', 'GET', '/wps/cashier/bonuses', options);
