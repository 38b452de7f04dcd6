// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetAgentOverviewData, GetAgentOverviewResponse } from '../reader-types.gen.ts';

/**
 * How the team does.
 *
 * The team of the reader without the reader: its size, figures of a period by the clocks of the merchant beside those of the one before it, the last days, and the downlines whose teams have bet most in these days. `asOf` is up to when results of bets are in. A cycle is that of the dividend of the reader, or half a month without one.
 */
export const getAgentOverview = (options?: CallOptions<GetAgentOverviewData>): Promise<GetAgentOverviewResponse> =>
  call('getAgentOverview', 'GET', '/wps/agent/overview', options);
