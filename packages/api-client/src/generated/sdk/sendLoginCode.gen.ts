// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { SendLoginCodeData, SendLoginCodeResponse } from '../reader-types.gen.ts';

/**
 * Code to log in.
 *
 * Sends a code that logs in once, as the password of `login` with `type` sms. The answer is the same for known and unknown numbers. The second code within a day needs a captcha or a human check (`error.captcha`).
 */
export const sendLoginCode = (options: CallOptions<SendLoginCodeData>): Promise<SendLoginCodeResponse> =>
  call('sendLoginCode', 'POST', '/wps/verification/sms/noLogin', options);
