// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { openDispute } from '../sdk/openDispute.gen.ts';
import type { OpenDisputeData, OpenDisputeResponse } from '../reader-types.gen.ts';

/**
 * A part has not arrived.
 *
 * Opens a dispute with one to three pictures of the account statement. It is answered within 24 hours. Possible while the part waits or counts as received (STATE_STALE otherwise), until 30 days after its payment (CONFIRM_CLOSED).
 */
export const openDisputeMutation = (): MutationOptions<OpenDisputeResponse, ApiError, CallOptions<OpenDisputeData>> => ({
  mutationKey: ['openDispute'],
  mutationFn: (options) => openDispute(options),
});
