// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListAgentBillsData, ListAgentBillsResponse } from '../reader-types.gen.ts';

/**
 * Own bills.
 *
 * What the own contracts have come to, the latest first. A window that results have changed since has a second bill with the difference.
 */
export const listAgentBills = (options?: CallOptions<ListAgentBillsData>): Promise<ListAgentBillsResponse> =>
  call('listAgentBills', 'GET', '/wps/agent/bills', options);
