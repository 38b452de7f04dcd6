// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { moveMember } from '../sdk/moveMember.gen.ts';
import type { MoveMemberData, MoveMemberResponse } from '../reader-types.gen.ts';

/**
 * Move a member below another agent.
 *
 * Puts a member or an agent below another agent, or below nobody, with everybody who stands below. What was played before counts for those who stood above then. Offers of the agent above are closed. While a contract with it is settled, all of them end together with the longest cycle and the move waits for that; a later request replaces one that waits, and the agent that the member has now takes it back.
 */
export const moveMemberMutation = (): MutationOptions<MoveMemberResponse, ApiError, CallOptions<MoveMemberData>> => ({
  mutationKey: ['moveMember'],
  mutationFn: (options) => moveMember(options),
});
