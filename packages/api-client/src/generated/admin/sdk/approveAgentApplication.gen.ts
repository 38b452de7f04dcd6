// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ApproveAgentApplicationData, ApproveAgentApplicationResponse } from '../reader-types.gen.ts';

/**
 * Approve an application.
 *
 * The account of a member becomes that of an agent at once, where it stands in the tree. Whoever applied without an account takes it up with one. The applicant is told: in the inbox, or by mail where that is the contact; others are to be contacted.
 */
export const approveAgentApplication = (options: CallOptions<ApproveAgentApplicationData>): Promise<ApproveAgentApplicationResponse> =>
  call('approveAgentApplication', 'POST', '/api/agent-applications/{id}/approval', options);
