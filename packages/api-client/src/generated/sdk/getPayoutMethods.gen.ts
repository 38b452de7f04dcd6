// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetPayoutMethodsData, GetPayoutMethodsResponse } from '../reader-types.gen.ts';

/**
 * Ways to be paid out.
 *
 * Methods for the currency of the account with bounds, fee, usual time, and the banks or e-wallets that each reaches. One that is shut for the moment is listed with isOpen false.
 */
export const getPayoutMethods = (options?: CallOptions<GetPayoutMethodsData>): Promise<GetPayoutMethodsResponse> =>
  call('getPayoutMethods', 'GET', '/wps/cashier/payout-methods', options);
