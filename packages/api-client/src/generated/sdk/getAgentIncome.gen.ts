// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetAgentIncomeData, GetAgentIncomeResponse } from '../reader-types.gen.ts';

/**
 * Own income by day and kind.
 *
 * Sums of the own bills, by the last day of their windows in the zone of the merchant and by kind, the latest day first. 93 days at most; a day without a bill is left out.
 */
export const getAgentIncome = (options: CallOptions<GetAgentIncomeData>): Promise<GetAgentIncomeResponse> =>
  call('getAgentIncome', 'GET', '/wps/agent/income', options);
