// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { decideRefund } from '../sdk/decideRefund.gen.ts';
import type { DecideRefundData, DecideRefundResponse } from '../reader-types.gen.ts';

/**
 * Say what has become of a refund.
 *
 * Of a refund whose provider says nothing that is understood for a day, has it under way for a week, or is none of the configured ones any more: SENT = the payer has the money, NOT_SENT = it was not made, and the payment is to be decided again. Ask the provider first. Two operators decide it.
 */
export const decideRefundMutation = (): MutationOptions<DecideRefundResponse, ApiError, CallOptions<DecideRefundData>> => ({
  mutationKey: ['decideRefund'],
  mutationFn: (options) => decideRefund(options),
});
