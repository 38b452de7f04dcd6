// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListBonusesData, ListBonusesResponse } from '../reader-types.gen.ts';

/**
 * Own bonuses.
 *
 * Bonuses of the account, newest first, each with the bets that count so far. At most one is in play; those that were given beside it wait, and begin one after the other in the order of their deposits.
 */
export const listBonuses = (options?: CallOptions<ListBonusesData>): Promise<ListBonusesResponse> =>
  call('listBonuses', 'GET', '/wps/cashier/bonuses', options);
