// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { SetPaymentPasswordData, SetPaymentPasswordResponse } from '../reader-types.gen.ts';

/**
 * Set the payment password.
 *
 * The first one, or another. The owner proves himself before (AUTH_STEP_UP). Changing it puts withdrawals on hold for 24 hours. Digits that are guessed first, such as 111111 and 123456, are refused.
 */
export const setPaymentPassword = (options: CallOptions<SetPaymentPasswordData>): Promise<SetPaymentPasswordResponse> =>
  call('setPaymentPassword', 'PUT', '/wps/security/payment-password', options, { sealed: true });
