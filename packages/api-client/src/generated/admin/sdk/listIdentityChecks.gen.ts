// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListIdentityChecksData, ListIdentityChecksResponse } from '../reader-types.gen.ts';

/**
 * Identity checks.
 *
 * Checks of all members, those sent last at the head, without anything that a member has said.
 */
export const listIdentityChecks = (options?: CallOptions<ListIdentityChecksData>): Promise<ListIdentityChecksResponse> =>
  call('listIdentityChecks', 'GET', '/api/identity-checks', options);
