// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetOpenedNumbersData, GetOpenedNumbersResponse } from '../reader-types.gen.ts';

/**
 * Opened numbers.
 *
 * The latest result of several lotteries, for a strip on the home page: the most recently drawn first, and of each lottery one. `drawsAt` is the next draw of that lottery.
 */
export const getOpenedNumbers = (options?: CallOptions<GetOpenedNumbersData>): Promise<GetOpenedNumbersResponse> =>
  call('getOpenedNumbers', 'GET', '/lotto/lgw/games/opened/numero', options);
