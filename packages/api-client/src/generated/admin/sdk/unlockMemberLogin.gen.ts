// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { UnlockMemberLoginData, UnlockMemberLoginResponse } from '../reader-types.gen.ts';

/**
 * Forget failed log-ins of a member.
 *
 * The next try needs neither a captcha nor a wait, from any address. Failures under a mobile number in place of the user name are forgotten by themselves within an hour. The reason stands in the audit trail.
 */
export const unlockMemberLogin = (options: CallOptions<UnlockMemberLoginData>): Promise<UnlockMemberLoginResponse> =>
  call('unlockMemberLogin', 'POST', '/api/members/{id}/login/unlock', options);
