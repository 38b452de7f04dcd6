// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { unlockMemberLogin } from '../sdk/unlockMemberLogin.gen.ts';
import type { UnlockMemberLoginData, UnlockMemberLoginResponse } from '../reader-types.gen.ts';

/**
 * Forget failed log-ins of a member.
 *
 * The next try needs neither a captcha nor a wait, from any address. Failures under a mobile number in place of the user name are forgotten by themselves within an hour. The reason stands in the audit trail.
 */
export const unlockMemberLoginMutation = (): MutationOptions<UnlockMemberLoginResponse, ApiError, CallOptions<UnlockMemberLoginData>> => ({
  mutationKey: ['unlockMemberLogin'],
  mutationFn: (options) => unlockMemberLogin(options),
});
