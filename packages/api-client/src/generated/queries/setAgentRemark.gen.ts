// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { setAgentRemark } from '../sdk/setAgentRemark.gen.ts';
import type { SetAgentRemarkData, SetAgentRemarkResponse } from '../reader-types.gen.ts';

/**
 * Note something about a member of the team.
 *
 * A remark of the agent about somebody at any level below, which nobody else in the tree sees; an empty one takes it away.
 */
export const setAgentRemarkMutation = (): MutationOptions<SetAgentRemarkResponse, ApiError, CallOptions<SetAgentRemarkData>> => ({
  mutationKey: ['setAgentRemark'],
  mutationFn: (options) => setAgentRemark(options),
});
