// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { creditUnmatchedPayment } from '../sdk/creditUnmatchedPayment.gen.ts';
import type { CreditUnmatchedPaymentData, CreditUnmatchedPaymentResponse } from '../reader-types.gen.ts';

/**
 * Credit an unmatched payment.
 *
 * To the member of an order, or to a member by name, who then gets an order for it; whole, without a fee. In the currency of the payment alone, never to a closed account or to a member who has closed deposits to himself, and never above a deposit limit. Two operators decide it. Exactly one of `orderNo` and `username` is given.
 */
export const creditUnmatchedPaymentMutation = (): MutationOptions<CreditUnmatchedPaymentResponse, ApiError, CallOptions<CreditUnmatchedPaymentData>> => ({
  mutationKey: ['creditUnmatchedPayment'],
  mutationFn: (options) => creditUnmatchedPayment(options),
});
