// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListPayoutAccountsData, ListPayoutAccountsResponse } from '../reader-types.gen.ts';

/**
 * Own payout accounts.
 *
 * Accounts that the member has added, the one that is offered first at the head. Of a number only the last four digits are answered.
 */
export const listPayoutAccounts = (options?: CallOptions<ListPayoutAccountsData>): Promise<ListPayoutAccountsResponse> =>
  call('listPayoutAccounts', 'GET', '/wps/cashier/accounts', options);
