// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { MoveDisputeData, MoveDisputeResponse } from '../reader-types.gen.ts';

/**
 * Ask the provider or the member.
 *
 * PROVIDER = its proof of the payment was asked for, EVIDENCE = the member is asked for more, within 7 days, and reads the reason. STATE_STALE when the dispute has gone on meanwhile.
 */
export const moveDispute = (options: CallOptions<MoveDisputeData>): Promise<MoveDisputeResponse> =>
  call('moveDispute', 'POST', '/api/disputes/{id}/step', options);
