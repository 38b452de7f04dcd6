// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { RefundUnmatchedPaymentData, RefundUnmatchedPaymentResponse } from '../reader-types.gen.ts';

/**
 * Send an unmatched payment back.
 *
 * To its payer, through its provider, whole. Two operators decide it. It ends when the provider has done so; one that the provider refuses is to be decided again.
 */
export const refundUnmatchedPayment = (options: CallOptions<RefundUnmatchedPaymentData>): Promise<RefundUnmatchedPaymentResponse> =>
  call('refundUnmatchedPayment', 'POST', '/api/unmatched-payments/{id}/refund', options);
