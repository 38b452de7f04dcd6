// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { registerMobile } from '../sdk/registerMobile.gen.ts';
import type { RegisterMobileData, RegisterMobileResponse } from '../reader-types.gen.ts';

/**
 * Register by mobile number.
 *
 * Makes a member whose user name is the number in digits with its calling code. With the switch REGMOBVERF the number is proved by the code of sendRegisterCode. Without MOBILEPWREG the form has no password: the account logs in by code until a password is set by recovery. Everything else as in registerMember.
 */
export const registerMobileMutation = (): MutationOptions<RegisterMobileResponse, ApiError, CallOptions<RegisterMobileData>> => ({
  mutationKey: ['registerMobile'],
  mutationFn: (options) => registerMobile(options),
});
