// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { UnlockAgentMemberData, UnlockAgentMemberResponse } from '../reader-types.gen.ts';

/**
 * Lift the lock of a member or an agent directly below.
 *
 * Only a lock of an agent; one of an operator is NOT_FOUND. Needs a fresh proof.
 */
export const unlockAgentMember = (options: CallOptions<UnlockAgentMemberData>): Promise<UnlockAgentMemberResponse> =>
  call('unlockAgentMember', 'POST', '/wps/agent/members/{memberId}/unlock', options);
