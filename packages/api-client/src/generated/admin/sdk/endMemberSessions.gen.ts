// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { EndMemberSessionsData, EndMemberSessionsResponse } from '../reader-types.gen.ts';

/**
 * End sessions of a member.
 *
 * Ends one session, or all of them; with all, browsers that were remembered are forgotten too. The reason stands in the audit trail.
 */
export const endMemberSessions = (options: CallOptions<EndMemberSessionsData>): Promise<EndMemberSessionsResponse> =>
  call('endMemberSessions', 'POST', '/api/members/{id}/sessions/end', options);
