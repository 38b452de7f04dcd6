// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListMembersData, ListMembersResponse } from '../reader-types.gen.ts';

/**
 * Members.
 *
 * Members that match, the newest first. What is typed is the beginning of a user name, a whole number of a member, a whole mobile number with its calling code, or a whole mail address.
 */
export const listMembers = (options?: CallOptions<ListMembersData>): Promise<ListMembersResponse> =>
  call('listMembers', 'GET', '/api/members', options);
