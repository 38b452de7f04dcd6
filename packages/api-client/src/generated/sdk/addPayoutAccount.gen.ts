// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { AddPayoutAccountData, AddPayoutAccountResponse } from '../reader-types.gen.ts';

/**
 * Add a payout account.
 *
 * The owner proves himself before (AUTH_STEP_UP). The provider compares the name: with another one the account is refused (NAME_MISMATCH), one that is not clear waits for an operator. All accounts of a member are in one name. A new one can be used after 24 hours. An account that another member has is refused (CONTACT_AGENT).
 */
export const addPayoutAccount = (options: CallOptions<AddPayoutAccountData>): Promise<AddPayoutAccountResponse> =>
  call('addPayoutAccount', 'POST', '/wps/cashier/accounts', options, { sealed: true });
