// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { removePayoutAccount } from '../sdk/removePayoutAccount.gen.ts';
import type { RemovePayoutAccountData, RemovePayoutAccountResponse } from '../reader-types.gen.ts';

/**
 * Remove a payout account.
 *
 * The owner proves himself before. One that a withdrawal is on its way to stays (STATE_STALE).
 */
export const removePayoutAccountMutation = (): MutationOptions<RemovePayoutAccountResponse, ApiError, CallOptions<RemovePayoutAccountData>> => ({
  mutationKey: ['removePayoutAccount'],
  mutationFn: (options) => removePayoutAccount(options),
});
