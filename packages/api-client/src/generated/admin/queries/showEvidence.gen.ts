// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { showEvidence } from '../sdk/showEvidence.gen.ts';
import type { ShowEvidenceData, ShowEvidenceResponse } from '../reader-types.gen.ts';

/**
 * Look at a picture of a dispute.
 *
 * An address that works for a minute, in this browser alone. That it was looked at is written down.
 */
export const showEvidenceMutation = (): MutationOptions<ShowEvidenceResponse, ApiError, CallOptions<ShowEvidenceData>> => ({
  mutationKey: ['showEvidence'],
  mutationFn: (options) => showEvidence(options),
});
