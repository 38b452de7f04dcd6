// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListAgentBillResultsData, ListAgentBillResultsResponse } from '../reader-types.gen.ts';

/**
 * Bets and bonuses behind a bill.
 *
 * Each result that a bill counts, as it was booked, the latest first: bets that were settled, settled again, voided or taken back, and bonuses that became cash. All of them add up to the figures of the bill, those of one member to the row of that member. Its two parties find it.
 */
export const listAgentBillResults = (options: CallOptions<ListAgentBillResultsData>): Promise<ListAgentBillResultsResponse> =>
  call('listAgentBillResults', 'GET', '/wps/agent/bills/{billId}/results', options);
