// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { approveRequest } from '../sdk/approveRequest.gen.ts';
import type { ApproveRequestData, ApproveRequestResponse } from '../reader-types.gen.ts';

/**
 * Approve a request, and do it.
 *
 * Does what was asked for, once, as the maker asked for it, in one transaction with the decision. When it can no longer be done, its error is answered and the request is closed as failed; while its order is on hold (ORDER_ON_HOLD) or its account is compared (ACCOUNT_IN_REVIEW) it goes on waiting. What the operation answers stands in `result`.
 */
export const approveRequestMutation = (): MutationOptions<ApproveRequestResponse, ApiError, CallOptions<ApproveRequestData>> => ({
  mutationKey: ['approveRequest'],
  mutationFn: (options) => approveRequest(options),
});
