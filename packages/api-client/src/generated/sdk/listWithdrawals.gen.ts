// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListWithdrawalsData, ListWithdrawalsResponse } from '../reader-types.gen.ts';

/**
 * Own withdrawals.
 *
 * Withdrawals of the account, newest first.
 */
export const listWithdrawals = (options?: CallOptions<ListWithdrawalsData>): Promise<ListWithdrawalsResponse> =>
  call('listWithdrawals', 'GET', '/wps/cashier/withdrawals', options);
