// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { sendLoginCode } from '../sdk/sendLoginCode.gen.ts';
import type { SendLoginCodeData, SendLoginCodeResponse } from '../reader-types.gen.ts';

/**
 * Code to log in.
 *
 * Sends a code that logs in once, as the password of `login` with `type` sms. The answer is the same for known and unknown numbers. The second code within a day needs a captcha or a human check (`error.captcha`).
 */
export const sendLoginCodeMutation = (): MutationOptions<SendLoginCodeResponse, ApiError, CallOptions<SendLoginCodeData>> => ({
  mutationKey: ['sendLoginCode'],
  mutationFn: (options) => sendLoginCode(options),
});
