// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetAgentBillTotalsData, GetAgentBillTotalsResponse } from '../reader-types.gen.ts';

/**
 * Totals of own bills.
 *
 * Sums over all bills of a filter, not only those of a page.
 */
export const getAgentBillTotals = (options?: CallOptions<GetAgentBillTotalsData>): Promise<GetAgentBillTotalsResponse> =>
  call('getAgentBillTotals', 'GET', '/wps/agent/bills/totals', options);
