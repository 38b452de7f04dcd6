// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { SendRecoveryCodeData, SendRecoveryCodeResponse } from '../reader-types.gen.ts';

/**
 * Code to set a new password.
 *
 * Sends a code for resetPasswordByPhone. The answer is the same for known and unknown numbers; the form counts down `expiredMinutes`.
 */
export const sendRecoveryCode = (options: CallOptions<SendRecoveryCodeData>): Promise<SendRecoveryCodeResponse> =>
  call('sendRecoveryCode', 'POST', '/wps/member/password/sms', options);
