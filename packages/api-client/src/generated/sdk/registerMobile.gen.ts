// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { RegisterMobileData, RegisterMobileResponse } from '../reader-types.gen.ts';

/**
 * Register by mobile number.
 *
 * Makes a member whose user name is the number in digits with its calling code. With the switch REGMOBVERF the number is proved by the code of sendRegisterCode. Without MOBILEPWREG the form has no password: the account logs in by code until a password is set by recovery. Everything else as in registerMember.
 */
export const registerMobile = (options: CallOptions<RegisterMobileData>): Promise<RegisterMobileResponse> =>
  call('registerMobile', 'PUT', '/wps/member/register/mobile', options, { sealed: true });
