// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { WriteOffUnmatchedPaymentData, WriteOffUnmatchedPaymentResponse } from '../reader-types.gen.ts';

/**
 * Write off an unmatched payment, or what is owed.
 *
 * The house keeps a payment that belongs to nobody, or bears what a member owes: the books have it in the account ADJUSTMENT. An item of the reason CHANGED is closed, and nothing is booked. Two operators decide it.
 */
export const writeOffUnmatchedPayment = (options: CallOptions<WriteOffUnmatchedPaymentData>): Promise<WriteOffUnmatchedPaymentResponse> =>
  call('writeOffUnmatchedPayment', 'POST', '/api/unmatched-payments/{id}/write-off', options);
