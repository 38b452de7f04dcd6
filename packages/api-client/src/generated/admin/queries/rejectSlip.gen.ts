// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { rejectSlip } from '../sdk/rejectSlip.gen.ts';
import type { RejectSlipData, RejectSlipResponse } from '../reader-types.gen.ts';

/**
 * Reject a slip.
 *
 * No payment is found for the slip: the deposit in review, or one that had expired before its slip came, ends as FAILED, and the member reads the reason. A payment that arrives later is credited all the same. A payment that is found is credited to the deposit by creditUnmatchedPayment, to an expired one as a late payment. STATE_STALE when the deposit is not looked for any more.
 */
export const rejectSlipMutation = (): MutationOptions<RejectSlipResponse, ApiError, CallOptions<RejectSlipData>> => ({
  mutationKey: ['rejectSlip'],
  mutationFn: (options) => rejectSlip(options),
});
