// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { CheckAgentBillData, CheckAgentBillResponse } from '../reader-types.gen.ts';

/**
 * Check a bill.
 *
 * Makes the bill again from the results of that time, row by row, by the terms that were signed, and compares every byte. The calculation shares nothing with the one that wrote the bill.
 */
export const checkAgentBill = (options: CallOptions<CheckAgentBillData>): Promise<CheckAgentBillResponse> =>
  call('checkAgentBill', 'POST', '/wps/agent/bills/{billId}/check', options);
