// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { SendEvidenceData, SendEvidenceResponse } from '../reader-types.gen.ts';

/**
 * Send the evidence that was asked for.
 *
 * One to three more pictures for a dispute that is NEED_EVIDENCE (STATE_STALE otherwise).
 */
export const sendEvidence = (options: CallOptions<SendEvidenceData>): Promise<SendEvidenceResponse> =>
  call('sendEvidence', 'POST', '/wps/cashier/confirmations/{partNo}/evidence', options);
