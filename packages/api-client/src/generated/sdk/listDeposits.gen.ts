// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListDepositsData, ListDepositsResponse } from '../reader-types.gen.ts';

/**
 * Own deposits.
 *
 * Deposit orders of the account, newest first, without what is needed to pay them.
 */
export const listDeposits = (options?: CallOptions<ListDepositsData>): Promise<ListDepositsResponse> =>
  call('listDeposits', 'GET', '/wps/cashier/deposits', options);
