// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { SendRegisterCodeData, SendRegisterCodeResponse } from '../reader-types.gen.ts';

/**
 * Code to register.
 *
 * Sends a code that proves a number in a registration. A number that has an account already gets a message that says so in place of a code; the answer is the same.
 */
export const sendRegisterCode = (options: CallOptions<SendRegisterCodeData>): Promise<SendRegisterCodeResponse> =>
  call('sendRegisterCode', 'POST', '/wps/verification/sms/register', options);
