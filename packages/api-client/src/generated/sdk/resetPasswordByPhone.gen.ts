// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ResetPasswordByPhoneData, ResetPasswordByPhoneResponse } from '../reader-types.gen.ts';

/**
 * New password by code.
 *
 * Sets a new password with the code of sendRecoveryCode and logs in with it, as /wps/session/login does. Every other session ends, withdrawals are held for 24 hours and the owner is told by a message.
 */
export const resetPasswordByPhone = (options: CallOptions<ResetPasswordByPhoneData>): Promise<ResetPasswordByPhoneResponse> =>
  call('resetPasswordByPhone', 'POST', '/wps/member/password/verification', options, { sealed: true });
