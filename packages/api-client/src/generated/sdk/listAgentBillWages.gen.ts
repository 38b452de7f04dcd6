// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListAgentBillWagesData, ListAgentBillWagesResponse } from '../reader-types.gen.ts';

/**
 * Daily wages behind a dividend.
 *
 * Daily wages that a dividend deducts, one row for each bill, the latest first; all of them add up to the figure of the bill. Its two parties find it.
 */
export const listAgentBillWages = (options: CallOptions<ListAgentBillWagesData>): Promise<ListAgentBillWagesResponse> =>
  call('listAgentBillWages', 'GET', '/wps/agent/bills/{billId}/wages', options);
