// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { moveDispute } from '../sdk/moveDispute.gen.ts';
import type { MoveDisputeData, MoveDisputeResponse } from '../reader-types.gen.ts';

/**
 * Ask the provider or the member.
 *
 * PROVIDER = its proof of the payment was asked for, EVIDENCE = the member is asked for more, within 7 days, and reads the reason. STATE_STALE when the dispute has gone on meanwhile.
 */
export const moveDisputeMutation = (): MutationOptions<MoveDisputeResponse, ApiError, CallOptions<MoveDisputeData>> => ({
  mutationKey: ['moveDispute'],
  mutationFn: (options) => moveDispute(options),
});
