// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { rerunAgentSettlement } from '../sdk/rerunAgentSettlement.gen.ts';
import type { RerunAgentSettlementData, RerunAgentSettlementResponse } from '../reader-types.gen.ts';

/**
 * Settle a window again.
 *
 * A settled window is settled once more, from the same results and terms: bills that are there stay as they are, byte for byte, and only what later results have changed makes bills with the difference. A second operator has to approve it. A window that has failed is tried again at once instead of after its pause, which needs nobody else. NOT_FOUND for a window that was never begun; SERVICE_BUSY while windows are settled.
 */
export const rerunAgentSettlementMutation = (): MutationOptions<RerunAgentSettlementResponse, ApiError, CallOptions<RerunAgentSettlementData>> => ({
  mutationKey: ['rerunAgentSettlement'],
  mutationFn: (options) => rerunAgentSettlement(options),
});
