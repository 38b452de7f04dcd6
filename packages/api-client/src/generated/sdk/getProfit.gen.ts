// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetProfitData, GetProfitResponse } from '../reader-types.gen.ts';

/**
 * Profit and loss.
 *
 * Figures of the account by spans of time, the oldest first; the last one is still running: 30 days, 12 weeks from Monday, 12 half months (1st to 15th, and the rest) or 12 months, by the clocks of the merchant. Bets count when they are settled.
 */
export const getProfit = (options?: CallOptions<GetProfitData>): Promise<GetProfitResponse> =>
  call('getProfit', 'GET', '/wps/report/profit', options);
