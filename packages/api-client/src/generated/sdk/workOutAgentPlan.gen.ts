// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { WorkOutAgentPlanData, WorkOutAgentPlanResponse } from '../reader-types.gen.ts';

/**
 * What a plan pays of given figures.
 *
 * The sum that a published plan comes to for a team with these figures, by the calculation that bills are made by. No wages, bonuses or downlines are taken off.
 */
export const workOutAgentPlan = (options: CallOptions<WorkOutAgentPlanData>): Promise<WorkOutAgentPlanResponse> =>
  call('workOutAgentPlan', 'GET', '/wps/agent/plans/{planId}/example', options);
