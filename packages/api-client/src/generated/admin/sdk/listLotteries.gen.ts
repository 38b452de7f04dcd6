// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListLotteriesData, ListLotteriesResponse } from '../reader-types.gen.ts';

/**
 * Lotteries.
 *
 * Every lottery that is listed with the issue that is drawn next and the last one.
 */
export const listLotteries = (options?: CallOptions<ListLotteriesData>): Promise<ListLotteriesResponse> =>
  call('listLotteries', 'GET', '/api/lotteries', options);
