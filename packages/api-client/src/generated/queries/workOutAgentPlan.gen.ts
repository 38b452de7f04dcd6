// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { workOutAgentPlan } from '../sdk/workOutAgentPlan.gen.ts';
import type { WorkOutAgentPlanData, WorkOutAgentPlanResponse } from '../reader-types.gen.ts';

/** Key of {@link workOutAgentPlan}; `['workOutAgentPlan']` alone matches every call of it. */
export const workOutAgentPlanQueryKey = (options: CallOptions<WorkOutAgentPlanData>) => queryKey('workOutAgentPlan', options);

/**
 * What a plan pays of given figures.
 *
 * The sum that a published plan comes to for a team with these figures, by the calculation that bills are made by. No wages, bonuses or downlines are taken off.
 */
export const workOutAgentPlanOptions = (options: CallOptions<WorkOutAgentPlanData>) =>
  queryOptions<WorkOutAgentPlanResponse, ApiError, WorkOutAgentPlanResponse, ReturnType<typeof workOutAgentPlanQueryKey>>({
    queryKey: workOutAgentPlanQueryKey(options),
    queryFn: ({ signal }) => workOutAgentPlan({ ...options, signal }),
  });
