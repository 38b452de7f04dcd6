// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { withdrawRequest } from '../sdk/withdrawRequest.gen.ts';
import type { WithdrawRequestData, WithdrawRequestResponse } from '../reader-types.gen.ts';

/**
 * Take back a request of one's own.
 *
 * Closes a request that this operator has made and that nobody has decided.
 */
export const withdrawRequestMutation = (): MutationOptions<WithdrawRequestResponse, ApiError, CallOptions<WithdrawRequestData>> => ({
  mutationKey: ['withdrawRequest'],
  mutationFn: (options) => withdrawRequest(options),
});
