// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { AcceptInvitationData, AcceptInvitationResponse } from '../reader-types.gen.ts';

/**
 * Take up an account by its one-time link.
 *
 * Sets password and authenticator, uses the link up and logs in. Sessions that the account has are ended. The link of the first admin names nobody, so `name` is needed there and refused elsewhere.
 */
export const acceptInvitation = (options: CallOptions<AcceptInvitationData>): Promise<AcceptInvitationResponse> =>
  call('acceptInvitation', 'POST', '/api/invitation/acceptance', options);
