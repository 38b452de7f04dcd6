// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetAgentBillData, GetAgentBillResponse } from '../reader-types.gen.ts';

/**
 * A bill.
 *
 * A bill with everything it was made from: figures of the team, each row with why it was reached or not, rate, what those below got, and the rounding. Its two parties find it.
 */
export const getAgentBill = (options: CallOptions<GetAgentBillData>): Promise<GetAgentBillResponse> =>
  call('getAgentBill', 'GET', '/wps/agent/bills/{billId}', options);
