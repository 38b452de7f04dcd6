// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListJackpotsData, ListJackpotsResponse } from '../reader-types.gen.ts';

/**
 * Linked jackpots.
 *
 * Every pool of every vendor and currency, by their names, with what its accounts in the ledger hold now and what has gone in and out since it was opened.
 */
export const listJackpots = (options?: CallOptions<ListJackpotsData>): Promise<ListJackpotsResponse> =>
  call('listJackpots', 'GET', '/api/jackpots', options);
