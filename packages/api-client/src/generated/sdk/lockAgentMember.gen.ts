// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { LockAgentMemberData, LockAgentMemberResponse } from '../reader-types.gen.ts';

/**
 * Lock a member or an agent directly below.
 *
 * Nobody can log in to the account until the lock is lifted; open sessions end at once, no game takes a bet of it, and its links take no registrations. The money stays in the account; what was bet is settled, and of an agent contracts and bills go on, and so do those below. Who is let out is told the reason. Only members and agents directly below. Needs a fresh proof. One that is locked already is NOT_FOUND.
 */
export const lockAgentMember = (options: CallOptions<LockAgentMemberData>): Promise<LockAgentMemberResponse> =>
  call('lockAgentMember', 'POST', '/wps/agent/members/{memberId}/lock', options);
