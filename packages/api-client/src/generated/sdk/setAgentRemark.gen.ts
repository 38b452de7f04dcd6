// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { SetAgentRemarkData, SetAgentRemarkResponse } from '../reader-types.gen.ts';

/**
 * Note something about a member of the team.
 *
 * A remark of the agent about somebody at any level below, which nobody else in the tree sees; an empty one takes it away.
 */
export const setAgentRemark = (options: CallOptions<SetAgentRemarkData>): Promise<SetAgentRemarkResponse> =>
  call('setAgentRemark', 'POST', '/wps/agent/members/{memberId}/remark', options);
