// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { chooseDefaultAccount } from '../sdk/chooseDefaultAccount.gen.ts';
import type { ChooseDefaultAccountData, ChooseDefaultAccountResponse } from '../reader-types.gen.ts';

/**
 * Offer a payout account first.
 *
 * The account is offered first from now on. An account of somebody else is not found.
 */
export const chooseDefaultAccountMutation = (): MutationOptions<ChooseDefaultAccountResponse, ApiError, CallOptions<ChooseDefaultAccountData>> => ({
  mutationKey: ['chooseDefaultAccount'],
  mutationFn: (options) => chooseDefaultAccount(options),
});
