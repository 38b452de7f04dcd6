// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { RemovePayoutAccountData, RemovePayoutAccountResponse } from '../reader-types.gen.ts';

/**
 * Remove a payout account.
 *
 * The owner proves himself before. One that a withdrawal is on its way to stays (STATE_STALE).
 */
export const removePayoutAccount = (options: CallOptions<RemovePayoutAccountData>): Promise<RemovePayoutAccountResponse> =>
  call('removePayoutAccount', 'DELETE', '/wps/cashier/accounts/{accountId}', options);
