// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { approveTransfer } from '../sdk/approveTransfer.gen.ts';
import type { ApproveTransferData, ApproveTransferResponse } from '../reader-types.gen.ts';

/**
 * Approve a transfer.
 *
 * The money goes to the receiver at once. Refused for a receiver who may not get it any more: excluded or closed (EXCLUDED), or with too little room in a deposit limit (LIMIT_REACHED), and when one of the two has been moved away from the other meanwhile (STATE_STALE): such a transfer is rejected.
 */
export const approveTransferMutation = (): MutationOptions<ApproveTransferResponse, ApiError, CallOptions<ApproveTransferData>> => ({
  mutationKey: ['approveTransfer'],
  mutationFn: (options) => approveTransfer(options),
});
