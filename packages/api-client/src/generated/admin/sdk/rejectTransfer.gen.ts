// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { RejectTransferData, RejectTransferResponse } from '../reader-types.gen.ts';

/**
 * Reject a transfer.
 *
 * The money goes back to the wallet of its sender, who reads the reason; the note is for operators alone.
 */
export const rejectTransfer = (options: CallOptions<RejectTransferData>): Promise<RejectTransferResponse> =>
  call('rejectTransfer', 'POST', '/api/transfers/{id}/rejection', options);
