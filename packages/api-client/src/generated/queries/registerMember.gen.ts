// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { registerMember } from '../sdk/registerMember.gen.ts';
import type { RegisterMemberData, RegisterMemberResponse } from '../reader-types.gen.ts';

/**
 * Register by user name.
 *
 * Makes a member by the rules of /wps/system/setting/register and, with `login` true, opens a session as /wps/session/login does. At most one upline results: affiliateCode before recommenderId before referralCode. A new member gets the merchant's play-money grant. Twenty tries per hour and browser, a hundred per hour and address, for all ways to register together.
 */
export const registerMemberMutation = (): MutationOptions<RegisterMemberResponse, ApiError, CallOptions<RegisterMemberData>> => ({
  mutationKey: ['registerMember'],
  mutationFn: (options) => registerMember(options),
});
