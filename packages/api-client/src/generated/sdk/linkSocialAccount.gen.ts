// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { LinkSocialAccountData, LinkSocialAccountResponse } from '../reader-types.gen.ts';

/**
 * Link a social account for good.
 *
 * Links the provider's account of the ticket to the account that is logged in. It cannot be undone, so the reader types the own user name to confirm, and must have proved the password or a passkey just now: log in with /wps/session/login first, or step up (AUTH_STEP_UP). One account of each provider per member, one member per account of a provider.
 */
export const linkSocialAccount = (options: CallOptions<LinkSocialAccountData>): Promise<LinkSocialAccountResponse> =>
  call('linkSocialAccount', 'POST', '/wps/session/social/link', options);
