// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listAgentPlans } from '../sdk/listAgentPlans.gen.ts';
import type { ListAgentPlansData, ListAgentPlansResponse } from '../reader-types.gen.ts';

/** Key of {@link listAgentPlans}; `['listAgentPlans']` alone matches every call of it. */
export const listAgentPlansQueryKey = (options?: CallOptions<ListAgentPlansData>) => queryKey('listAgentPlans', options);

/**
 * Published plans.
 *
 * What the house offers to new agents, in the order of operators. A plan is no offer by itself: a contract is.
 */
export const listAgentPlansOptions = (options?: CallOptions<ListAgentPlansData>) =>
  queryOptions<ListAgentPlansResponse, ApiError, ListAgentPlansResponse, ReturnType<typeof listAgentPlansQueryKey>>({
    queryKey: listAgentPlansQueryKey(options),
    queryFn: ({ signal }) => listAgentPlans({ ...options, signal }),
  });
