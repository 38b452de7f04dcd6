// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { acceptInvitation } from '../sdk/acceptInvitation.gen.ts';
import type { AcceptInvitationData, AcceptInvitationResponse } from '../reader-types.gen.ts';

/**
 * Take up an account by its one-time link.
 *
 * Sets password and authenticator, uses the link up and logs in. Sessions that the account has are ended. The link of the first admin names nobody, so `name` is needed there and refused elsewhere.
 */
export const acceptInvitationMutation = (): MutationOptions<AcceptInvitationResponse, ApiError, CallOptions<AcceptInvitationData>> => ({
  mutationKey: ['acceptInvitation'],
  mutationFn: (options) => acceptInvitation(options),
});
