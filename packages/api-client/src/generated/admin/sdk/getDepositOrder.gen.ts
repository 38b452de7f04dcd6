// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { GetDepositOrderData, GetDepositOrderResponse } from '../reader-types.gen.ts';

/**
 * One deposit.
 *
 * Its terms, what the provider has told of it, its payments with what was kept of them, its slips, what the ledger has booked, and everything that was done, from the audit trail. That it was looked at is written down.
 */
export const getDepositOrder = (options: CallOptions<GetDepositOrderData>): Promise<GetDepositOrderResponse> =>
  call('getDepositOrder', 'GET', '/api/deposits/{orderNo}', options);
