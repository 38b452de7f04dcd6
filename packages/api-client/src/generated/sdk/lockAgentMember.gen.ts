// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { LockAgentMemberData, LockAgentMemberResponse } from '../reader-types.gen.ts';

/**
 * Lock a member directly below.
 *
 * The member cannot log in until the lock is lifted; open sessions end at once, the money stays in the account. Only members directly below, not agents. Needs a fresh proof. A member who is locked already is NOT_FOUND.
 */
export const lockAgentMember = (options: CallOptions<LockAgentMemberData>): Promise<LockAgentMemberResponse> =>
  call('lockAgentMember', 'POST', '/wps/agent/members/{memberId}/lock', options);
