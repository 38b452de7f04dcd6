// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetWithdrawalData, GetWithdrawalResponse } from '../reader-types.gen.ts';

/**
 * One withdrawal.
 *
 * An own order with the parts that it is paid in. An order of somebody else is not found.
 */
export const getWithdrawal = (options: CallOptions<GetWithdrawalData>): Promise<GetWithdrawalResponse> =>
  call('getWithdrawal', 'GET', '/wps/cashier/withdrawals/{orderNo}', options);
