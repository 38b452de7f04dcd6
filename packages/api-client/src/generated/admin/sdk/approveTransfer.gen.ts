// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ApproveTransferData, ApproveTransferResponse } from '../reader-types.gen.ts';

/**
 * Approve a transfer.
 *
 * The money goes to the receiver at once. Refused for a receiver who may not get it any more: excluded or closed (EXCLUDED), or with too little room in a deposit limit (LIMIT_REACHED), and when one of the two has been moved away from the other meanwhile (STATE_STALE): such a transfer is rejected.
 */
export const approveTransfer = (options: CallOptions<ApproveTransferData>): Promise<ApproveTransferResponse> =>
  call('approveTransfer', 'POST', '/api/transfers/{id}/approval', options);
