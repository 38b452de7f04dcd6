// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { sendEvidence } from '../sdk/sendEvidence.gen.ts';
import type { SendEvidenceData, SendEvidenceResponse } from '../reader-types.gen.ts';

/**
 * Send the evidence that was asked for.
 *
 * One to three more pictures for a dispute that is NEED_EVIDENCE (STATE_STALE otherwise).
 */
export const sendEvidenceMutation = (): MutationOptions<SendEvidenceResponse, ApiError, CallOptions<SendEvidenceData>> => ({
  mutationKey: ['sendEvidence'],
  mutationFn: (options) => sendEvidence(options),
});
