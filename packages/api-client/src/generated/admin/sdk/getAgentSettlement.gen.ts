// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { GetAgentSettlementData, GetAgentSettlementResponse } from '../reader-types.gen.ts';

/**
 * State of the settlement.
 *
 * How each kind of window stands: the last one that was settled with its bills, and how many are over and wait; and the bills that should have been paid by now.
 */
export const getAgentSettlement = (options?: CallOptions<GetAgentSettlementData>): Promise<GetAgentSettlementResponse> =>
  call('getAgentSettlement', 'GET', '/api/agent-settlement', options);
