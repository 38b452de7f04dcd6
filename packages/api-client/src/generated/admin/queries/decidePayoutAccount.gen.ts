// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { decidePayoutAccount } from '../sdk/decidePayoutAccount.gen.ts';
import type { DecidePayoutAccountData, DecidePayoutAccountResponse } from '../reader-types.gen.ts';

/**
 * Accept or block a payout account.
 *
 * Accepted, it can be used after the wait of a new account. Blocked, nothing is paid to it any more; one that is in use already can be blocked too.
 */
export const decidePayoutAccountMutation = (): MutationOptions<DecidePayoutAccountResponse, ApiError, CallOptions<DecidePayoutAccountData>> => ({
  mutationKey: ['decidePayoutAccount'],
  mutationFn: (options) => decidePayoutAccount(options),
});
