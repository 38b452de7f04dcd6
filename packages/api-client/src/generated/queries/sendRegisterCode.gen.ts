// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { sendRegisterCode } from '../sdk/sendRegisterCode.gen.ts';
import type { SendRegisterCodeData, SendRegisterCodeResponse } from '../reader-types.gen.ts';

/**
 * Code to register.
 *
 * Sends a code that proves a number in a registration. A number that has an account already gets a message that says so in place of a code; the answer is the same.
 */
export const sendRegisterCodeMutation = (): MutationOptions<SendRegisterCodeResponse, ApiError, CallOptions<SendRegisterCodeData>> => ({
  mutationKey: ['sendRegisterCode'],
  mutationFn: (options) => sendRegisterCode(options),
});
