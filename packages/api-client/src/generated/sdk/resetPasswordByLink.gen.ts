// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ResetPasswordByLinkData, ResetPasswordByLinkResponse } from '../reader-types.gen.ts';

/**
 * New password by link.
 *
 * Sets a new password with the token of the mailed link. Every session of the account ends, withdrawals are held for 24 hours, and the owner logs in anew. OTP_EXPIRED is a link that is too old, OTP_INVALID one that was used, replaced by a newer one or never made.
 */
export const resetPasswordByLink = (options: CallOptions<ResetPasswordByLinkData>): Promise<ResetPasswordByLinkResponse> =>
  call('resetPasswordByLink', 'POST', '/wps/member/password/reset', options, { sealed: true });
