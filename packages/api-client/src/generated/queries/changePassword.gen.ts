// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { changePassword } from '../sdk/changePassword.gen.ts';
import type { ChangePasswordData, ChangePasswordResponse } from '../reader-types.gen.ts';

/**
 * Change the password.
 *
 * Proves the old password and sets a new one by the merchant's rule. Every other session and remembered log-in ends. A session that could only change its password (defaultPassword, passwordExpired) is a full one afterwards. Wrong old passwords are counted as wrong log-ins are.
 */
export const changePasswordMutation = (): MutationOptions<ChangePasswordResponse, ApiError, CallOptions<ChangePasswordData>> => ({
  mutationKey: ['changePassword'],
  mutationFn: (options) => changePassword(options),
});
