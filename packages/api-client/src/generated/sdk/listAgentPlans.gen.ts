// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListAgentPlansData, ListAgentPlansResponse } from '../reader-types.gen.ts';

/**
 * Published plans.
 *
 * What the house offers to new agents, in the order of operators. A plan is no offer by itself: a contract is.
 */
export const listAgentPlans = (options?: CallOptions<ListAgentPlansData>): Promise<ListAgentPlansResponse> =>
  call('listAgentPlans', 'GET', '/wps/agent/plans', options);
