// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { refundUnmatchedPayment } from '../sdk/refundUnmatchedPayment.gen.ts';
import type { RefundUnmatchedPaymentData, RefundUnmatchedPaymentResponse } from '../reader-types.gen.ts';

/**
 * Send an unmatched payment back.
 *
 * To its payer, through its provider, whole. Two operators decide it. It ends when the provider has done so; one that the provider refuses is to be decided again.
 */
export const refundUnmatchedPaymentMutation = (): MutationOptions<RefundUnmatchedPaymentResponse, ApiError, CallOptions<RefundUnmatchedPaymentData>> => ({
  mutationKey: ['refundUnmatchedPayment'],
  mutationFn: (options) => refundUnmatchedPayment(options),
});
