// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetTeamLossTotalsData, GetTeamLossTotalsResponse } from '../reader-types.gen.ts';

/**
 * Sums of what members below have won and lost.
 *
 * Sums over all members that a filter finds, and the way down from the reader to whose downlines they are.
 */
export const getTeamLossTotals = (options: CallOptions<GetTeamLossTotalsData>): Promise<GetTeamLossTotalsResponse> =>
  call('getTeamLossTotals', 'GET', '/wps/agent/profit/totals', options);
