// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetBetsData, GetBetsResponse } from '../reader-types.gen.ts';

/**
 * Betting record.
 *
 * Own bets of a period, newest first, with totals of the whole filter and not of the page. Without from and to: today in the merchant time zone. At most 93 days per query, 12 months back. By page because the screen of the specification has numbered pages; listBets reads all of it.
 */
export const getBets = (options?: CallOptions<GetBetsData>): Promise<GetBetsResponse> =>
  call('getBets', 'GET', '/wps/report/bets', options);
