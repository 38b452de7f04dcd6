// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { OpenInvitationData, OpenInvitationResponse } from '../reader-types.gen.ts';

/**
 * What a one-time link offers.
 *
 * Reads the secret of a one-time link, as the page of the link does when it is opened; nothing is used up. Says who is invited, and the secret for the authenticator.
 */
export const openInvitation = (options: CallOptions<OpenInvitationData>): Promise<OpenInvitationResponse> =>
  call('openInvitation', 'POST', '/api/invitation', options);
