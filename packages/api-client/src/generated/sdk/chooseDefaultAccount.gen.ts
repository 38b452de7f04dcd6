// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ChooseDefaultAccountData, ChooseDefaultAccountResponse } from '../reader-types.gen.ts';

/**
 * Offer a payout account first.
 *
 * The account is offered first from now on. An account of somebody else is not found.
 */
export const chooseDefaultAccount = (options: CallOptions<ChooseDefaultAccountData>): Promise<ChooseDefaultAccountResponse> =>
  call('chooseDefaultAccount', 'POST', '/wps/cashier/accounts/{accountId}/default', options);
