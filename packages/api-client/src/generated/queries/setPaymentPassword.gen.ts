// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { setPaymentPassword } from '../sdk/setPaymentPassword.gen.ts';
import type { SetPaymentPasswordData, SetPaymentPasswordResponse } from '../reader-types.gen.ts';

/**
 * Set the payment password.
 *
 * The first one, or another. The owner proves himself before (AUTH_STEP_UP). Changing it puts withdrawals on hold for 24 hours. Digits that are guessed first, such as 111111 and 123456, are refused.
 */
export const setPaymentPasswordMutation = (): MutationOptions<SetPaymentPasswordResponse, ApiError, CallOptions<SetPaymentPasswordData>> => ({
  mutationKey: ['setPaymentPassword'],
  mutationFn: (options) => setPaymentPassword(options),
});
