// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { checkAgentSettlement } from '../sdk/checkAgentSettlement.gen.ts';
import type { CheckAgentSettlementData, CheckAgentSettlementResponse } from '../reader-types.gen.ts';

/**
 * Make bills again and compare.
 *
 * Makes the bills of a window again, from results and the terms that were signed, and compares every byte, as `npm run settlement:verify` does for all; without a window the newest bills of all. At most 500 of them.
 */
export const checkAgentSettlementMutation = (): MutationOptions<CheckAgentSettlementResponse, ApiError, CallOptions<CheckAgentSettlementData>> => ({
  mutationKey: ['checkAgentSettlement'],
  mutationFn: (options) => checkAgentSettlement(options),
});
