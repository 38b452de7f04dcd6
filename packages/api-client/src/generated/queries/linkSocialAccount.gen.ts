// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { linkSocialAccount } from '../sdk/linkSocialAccount.gen.ts';
import type { LinkSocialAccountData, LinkSocialAccountResponse } from '../reader-types.gen.ts';

/**
 * Link a social account for good.
 *
 * Links the provider's account of the ticket to the account that is logged in. It cannot be undone, so the reader types the own user name to confirm, and must have proved the password or a passkey just now: log in with /wps/session/login first, or step up (AUTH_STEP_UP). One account of each provider per member, one member per account of a provider.
 */
export const linkSocialAccountMutation = (): MutationOptions<LinkSocialAccountResponse, ApiError, CallOptions<LinkSocialAccountData>> => ({
  mutationKey: ['linkSocialAccount'],
  mutationFn: (options) => linkSocialAccount(options),
});
