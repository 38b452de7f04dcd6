// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetDepositData, GetDepositResponse } from '../reader-types.gen.ts';

/**
 * One deposit.
 *
 * An own order with what is needed to pay it and every payment that came for it. An order of somebody else is not found.
 */
export const getDeposit = (options: CallOptions<GetDepositData>): Promise<GetDepositResponse> =>
  call('getDeposit', 'GET', '/wps/cashier/deposits/{orderNo}', options);
