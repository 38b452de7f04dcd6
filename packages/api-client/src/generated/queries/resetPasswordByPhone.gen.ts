// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { resetPasswordByPhone } from '../sdk/resetPasswordByPhone.gen.ts';
import type { ResetPasswordByPhoneData, ResetPasswordByPhoneResponse } from '../reader-types.gen.ts';

/**
 * New password by code.
 *
 * Sets a new password with the code of sendRecoveryCode and logs in with it, as /wps/session/login does. Every other session ends, withdrawals are held for 24 hours and the owner is told by a message.
 */
export const resetPasswordByPhoneMutation = (): MutationOptions<ResetPasswordByPhoneResponse, ApiError, CallOptions<ResetPasswordByPhoneData>> => ({
  mutationKey: ['resetPasswordByPhone'],
  mutationFn: (options) => resetPasswordByPhone(options),
});
