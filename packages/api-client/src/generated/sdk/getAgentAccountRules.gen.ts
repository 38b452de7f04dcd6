// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetAgentAccountRulesData, GetAgentAccountRulesResponse } from '../reader-types.gen.ts';

/**
 * How an agent can make accounts.
 *
 * Which first passwords there are, how many accounts can still be made today, and which published plans of the house the reader may offer to new agents: those nowhere above its own terms, or all of them where the merchant lets agents offer more than they have; the first hundred.
 */
export const getAgentAccountRules = (options?: CallOptions<GetAgentAccountRulesData>): Promise<GetAgentAccountRulesResponse> =>
  call('getAgentAccountRules', 'GET', '/wps/agent/accounts/rules', options);
