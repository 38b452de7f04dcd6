// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListHousePlansData, ListHousePlansResponse } from '../reader-types.gen.ts';

/**
 * Plans of agents.
 *
 * All plans with their last terms, published or not, in the order that readers see them in.
 */
export const listHousePlans = (options?: CallOptions<ListHousePlansData>): Promise<ListHousePlansResponse> =>
  call('listHousePlans', 'GET', '/api/agent-plans', options);
