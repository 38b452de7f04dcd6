// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListDepositOrdersData, ListDepositOrdersResponse } from '../reader-types.gen.ts';

/**
 * Deposits.
 *
 * Deposits of all members, the newest first.
 */
export const listDepositOrders = (options?: CallOptions<ListDepositOrdersData>): Promise<ListDepositOrdersResponse> =>
  call('listDepositOrders', 'GET', '/api/deposits', options);
