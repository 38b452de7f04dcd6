// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetTeamBetTotalsData, GetTeamBetTotalsResponse } from '../reader-types.gen.ts';

/**
 * Sums of the bets of the team.
 *
 * Sums over all bets that a filter finds, and the way down from the reader to the member that it names.
 */
export const getTeamBetTotals = (options: CallOptions<GetTeamBetTotalsData>): Promise<GetTeamBetTotalsResponse> =>
  call('getTeamBetTotals', 'GET', '/wps/agent/bets/totals', options);
