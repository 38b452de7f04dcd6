// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListAgentBillMembersData, ListAgentBillMembersResponse } from '../reader-types.gen.ts';

/**
 * Members behind a bill.
 *
 * Figures of each member of the team that a bill counts, the greatest valid bet first; all of them add up to the figures of the bill. Its two parties find it.
 */
export const listAgentBillMembers = (options: CallOptions<ListAgentBillMembersData>): Promise<ListAgentBillMembersResponse> =>
  call('listAgentBillMembers', 'GET', '/wps/agent/bills/{billId}/members', options);
