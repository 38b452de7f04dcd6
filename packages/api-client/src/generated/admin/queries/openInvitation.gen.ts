// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { openInvitation } from '../sdk/openInvitation.gen.ts';
import type { OpenInvitationData, OpenInvitationResponse } from '../reader-types.gen.ts';

/**
 * What a one-time link offers.
 *
 * Reads the secret of a one-time link, as the page of the link does when it is opened; nothing is used up. Says who is invited, and the secret for the authenticator.
 */
export const openInvitationMutation = (): MutationOptions<OpenInvitationResponse, ApiError, CallOptions<OpenInvitationData>> => ({
  mutationKey: ['openInvitation'],
  mutationFn: (options) => openInvitation(options),
});
