// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetAgentOverviewData, GetAgentOverviewResponse } from '../reader-types.gen.ts';

/**
 * How the team does.
 *
 * The team of the reader without the reader: its size, figures of today and yesterday by the clocks of the merchant, the days before, and the downlines whose teams have bet most in these days.
 */
export const getAgentOverview = (options?: CallOptions<GetAgentOverviewData>): Promise<GetAgentOverviewResponse> =>
  call('getAgentOverview', 'GET', '/wps/agent/overview', options);
