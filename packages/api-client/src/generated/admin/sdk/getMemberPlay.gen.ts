// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { GetMemberPlayData, GetMemberPlayResponse } from '../reader-types.gen.ts';

/**
 * Limits and breaks of a member.
 *
 * Limits that the member has set, with what was used of them, breaks from playing, and the last changes. To be read only; that it was read stands in the audit trail.
 */
export const getMemberPlay = (options: CallOptions<GetMemberPlayData>): Promise<GetMemberPlayResponse> =>
  call('getMemberPlay', 'GET', '/api/members/{id}/play', options);
