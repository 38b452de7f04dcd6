// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { RegisterSocialMemberData, RegisterSocialMemberResponse } from '../reader-types.gen.ts';

/**
 * Register with a social account.
 *
 * Makes a member as /wps/member/register does, by the same rules, and links the provider's account of the ticket in the same step: either both exist afterwards or neither. With `account.login` true a session is opened.
 */
export const registerSocialMember = (options: CallOptions<RegisterSocialMemberData>): Promise<RegisterSocialMemberResponse> =>
  call('registerSocialMember', 'PUT', '/wps/session/social/register', options, { sealed: true });
