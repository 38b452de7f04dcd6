// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { sendRecoveryCode } from '../sdk/sendRecoveryCode.gen.ts';
import type { SendRecoveryCodeData, SendRecoveryCodeResponse } from '../reader-types.gen.ts';

/**
 * Code to set a new password.
 *
 * Sends a code for resetPasswordByPhone. The answer is the same for known and unknown numbers; the form counts down `expiredMinutes`.
 */
export const sendRecoveryCodeMutation = (): MutationOptions<SendRecoveryCodeResponse, ApiError, CallOptions<SendRecoveryCodeData>> => ({
  mutationKey: ['sendRecoveryCode'],
  mutationFn: (options) => sendRecoveryCode(options),
});
