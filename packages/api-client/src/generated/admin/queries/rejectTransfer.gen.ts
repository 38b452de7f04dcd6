// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { rejectTransfer } from '../sdk/rejectTransfer.gen.ts';
import type { RejectTransferData, RejectTransferResponse } from '../reader-types.gen.ts';

/**
 * Reject a transfer.
 *
 * The money goes back to the wallet of its sender, who reads the reason; the note is for operators alone.
 */
export const rejectTransferMutation = (): MutationOptions<RejectTransferResponse, ApiError, CallOptions<RejectTransferData>> => ({
  mutationKey: ['rejectTransfer'],
  mutationFn: (options) => rejectTransfer(options),
});
