// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { RejectAgentApplicationData, RejectAgentApplicationResponse } from '../reader-types.gen.ts';

/**
 * Reject an application.
 *
 * The applicant reads the reason; the note is for operators alone.
 */
export const rejectAgentApplication = (options: CallOptions<RejectAgentApplicationData>): Promise<RejectAgentApplicationResponse> =>
  call('rejectAgentApplication', 'POST', '/api/agent-applications/{id}/rejection', options);
