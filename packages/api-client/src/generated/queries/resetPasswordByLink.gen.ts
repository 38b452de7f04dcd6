// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { resetPasswordByLink } from '../sdk/resetPasswordByLink.gen.ts';
import type { ResetPasswordByLinkData, ResetPasswordByLinkResponse } from '../reader-types.gen.ts';

/**
 * New password by link.
 *
 * Sets a new password with the token of the mailed link. Every session of the account ends, withdrawals are held for 24 hours, and the owner logs in anew. OTP_EXPIRED is a link that is too old, OTP_INVALID one that was used, replaced by a newer one or never made.
 */
export const resetPasswordByLinkMutation = (): MutationOptions<ResetPasswordByLinkResponse, ApiError, CallOptions<ResetPasswordByLinkData>> => ({
  mutationKey: ['resetPasswordByLink'],
  mutationFn: (options) => resetPasswordByLink(options),
});
