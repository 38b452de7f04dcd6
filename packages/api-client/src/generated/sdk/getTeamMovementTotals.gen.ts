// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetTeamMovementTotalsData, GetTeamMovementTotalsResponse } from '../reader-types.gen.ts';

/**
 * Sums of the movements of the team's money.
 *
 * What came and what left, over all movements that a filter finds, and the way down to the member that it names.
 */
export const getTeamMovementTotals = (options: CallOptions<GetTeamMovementTotalsData>): Promise<GetTeamMovementTotalsResponse> =>
  call('getTeamMovementTotals', 'GET', '/wps/agent/transactions/totals', options);
