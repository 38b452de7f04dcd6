// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { addPayoutAccount } from '../sdk/addPayoutAccount.gen.ts';
import type { AddPayoutAccountData, AddPayoutAccountResponse } from '../reader-types.gen.ts';

/**
 * Add a payout account.
 *
 * The owner proves himself before (AUTH_STEP_UP). The provider compares the name: with another one the account is refused (NAME_MISMATCH), one that is not clear waits for an operator. All accounts of a member are in one name. A new one can be used after 24 hours. An account that another member has is refused (CONTACT_AGENT).
 */
export const addPayoutAccountMutation = (): MutationOptions<AddPayoutAccountResponse, ApiError, CallOptions<AddPayoutAccountData>> => ({
  mutationKey: ['addPayoutAccount'],
  mutationFn: (options) => addPayoutAccount(options),
});
