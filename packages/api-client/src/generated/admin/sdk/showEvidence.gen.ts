// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ShowEvidenceData, ShowEvidenceResponse } from '../reader-types.gen.ts';

/**
 * Look at a picture of a dispute.
 *
 * An address that works for a minute, in this browser alone. That it was looked at is written down.
 */
export const showEvidence = (options: CallOptions<ShowEvidenceData>): Promise<ShowEvidenceResponse> =>
  call('showEvidence', 'POST', '/api/disputes/{id}/files/{fileId}', options);
