// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { RejectSlipData, RejectSlipResponse } from '../reader-types.gen.ts';

/**
 * Reject a slip.
 *
 * No payment is found for the slip: the deposit in review, or one that had expired before its slip came, ends as FAILED, and the member reads the reason. A payment that arrives later is credited all the same. A payment that is found is credited to the deposit by creditUnmatchedPayment, to an expired one as a late payment. STATE_STALE when the deposit is not looked for any more.
 */
export const rejectSlip = (options: CallOptions<RejectSlipData>): Promise<RejectSlipResponse> =>
  call('rejectSlip', 'POST', '/api/slips/{id}/rejection', options);
