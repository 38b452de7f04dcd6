// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetAgentTeamTotalsData, GetAgentTeamTotalsResponse } from '../reader-types.gen.ts';

/**
 * Sums of a list of members.
 *
 * Sums over all members that a filter finds, and the way down from the reader to the member whose downlines they are.
 */
export const getAgentTeamTotals = (options: CallOptions<GetAgentTeamTotalsData>): Promise<GetAgentTeamTotalsResponse> =>
  call('getAgentTeamTotals', 'GET', '/wps/agent/members/totals', options);
