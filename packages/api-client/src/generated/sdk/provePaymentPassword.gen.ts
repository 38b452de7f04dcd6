// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ProvePaymentPasswordData, ProvePaymentPasswordResponse } from '../reader-types.gen.ts';

/**
 * Prove the payment password.
 *
 * For 5 minutes money may then leave the account; nothing else is opened by it. After five wrong ones it waits for 15 minutes, and twice as long after each further one (AUTH_LOCKED). A proof by passkey (stepUp) counts as well.
 */
export const provePaymentPassword = (options: CallOptions<ProvePaymentPasswordData>): Promise<ProvePaymentPasswordResponse> =>
  call('provePaymentPassword', 'POST', '/wps/security/payment-password/proof', options, { sealed: true });
