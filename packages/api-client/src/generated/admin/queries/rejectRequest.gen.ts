// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { rejectRequest } from '../sdk/rejectRequest.gen.ts';
import type { RejectRequestData, RejectRequestResponse } from '../reader-types.gen.ts';

/**
 * Reject a request.
 *
 * Closes a request without doing it. The reason is shown to the maker.
 */
export const rejectRequestMutation = (): MutationOptions<RejectRequestResponse, ApiError, CallOptions<RejectRequestData>> => ({
  mutationKey: ['rejectRequest'],
  mutationFn: (options) => rejectRequest(options),
});
