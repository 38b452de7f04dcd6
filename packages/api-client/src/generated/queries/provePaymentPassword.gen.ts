// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { provePaymentPassword } from '../sdk/provePaymentPassword.gen.ts';
import type { ProvePaymentPasswordData, ProvePaymentPasswordResponse } from '../reader-types.gen.ts';

/**
 * Prove the payment password.
 *
 * For 5 minutes money may then leave the account; nothing else is opened by it. After five wrong ones it waits for 15 minutes, and twice as long after each further one (AUTH_LOCKED). A proof by passkey (stepUp) counts as well.
 */
export const provePaymentPasswordMutation = (): MutationOptions<ProvePaymentPasswordResponse, ApiError, CallOptions<ProvePaymentPasswordData>> => ({
  mutationKey: ['provePaymentPassword'],
  mutationFn: (options) => provePaymentPassword(options),
});
