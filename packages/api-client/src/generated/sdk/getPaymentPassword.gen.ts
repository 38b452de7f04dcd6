// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetPaymentPasswordData, GetPaymentPasswordResponse } from '../reader-types.gen.ts';

/**
 * Whether there is a payment password.
 *
 * Says whether the account has one, and until when the last proof of it counts.
 */
export const getPaymentPassword = (options?: CallOptions<GetPaymentPasswordData>): Promise<GetPaymentPasswordResponse> =>
  call('getPaymentPassword', 'GET', '/wps/security/payment-password', options);
