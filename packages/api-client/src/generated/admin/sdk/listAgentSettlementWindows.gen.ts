// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListAgentSettlementWindowsData, ListAgentSettlementWindowsResponse } from '../reader-types.gen.ts';

/**
 * Windows of the settlement.
 *
 * Every window that was settled or has failed, the last to end first, with its bills: made, paid, and what became of the others.
 */
export const listAgentSettlementWindows = (options?: CallOptions<ListAgentSettlementWindowsData>): Promise<ListAgentSettlementWindowsResponse> =>
  call('listAgentSettlementWindows', 'GET', '/api/agent-settlement/windows', options);
