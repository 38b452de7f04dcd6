// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { GetUnmatchedPaymentData, GetUnmatchedPaymentResponse } from '../reader-types.gen.ts';

/**
 * One unmatched payment.
 *
 * What the provider has told of it, the order that it may be for, and the other payments of that order.
 */
export const getUnmatchedPayment = (options: CallOptions<GetUnmatchedPaymentData>): Promise<GetUnmatchedPaymentResponse> =>
  call('getUnmatchedPayment', 'GET', '/api/unmatched-payments/{id}', options);
