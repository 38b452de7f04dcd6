// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { CheckAgentSettlementData, CheckAgentSettlementResponse } from '../reader-types.gen.ts';

/**
 * Make bills again and compare.
 *
 * Makes the bills of a window again, from results and the terms that were signed, and compares every byte, as `npm run settlement:verify` does for all; without a window the newest bills of all. At most 500 of them.
 */
export const checkAgentSettlement = (options: CallOptions<CheckAgentSettlementData>): Promise<CheckAgentSettlementResponse> =>
  call('checkAgentSettlement', 'POST', '/api/agent-settlement/checks', options);
