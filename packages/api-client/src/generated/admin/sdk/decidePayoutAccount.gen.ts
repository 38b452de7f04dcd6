// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { DecidePayoutAccountData, DecidePayoutAccountResponse } from '../reader-types.gen.ts';

/**
 * Accept or block a payout account.
 *
 * Accepted, it can be used after the wait of a new account. Blocked, nothing is paid to it any more; one that is in use already can be blocked too.
 */
export const decidePayoutAccount = (options: CallOptions<DecidePayoutAccountData>): Promise<DecidePayoutAccountResponse> =>
  call('decidePayoutAccount', 'POST', '/api/payout-accounts/{id}/decision', options);
