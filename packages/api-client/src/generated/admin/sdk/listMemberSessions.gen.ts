// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListMemberSessionsData, ListMemberSessionsResponse } from '../reader-types.gen.ts';

/**
 * Open sessions of a member.
 *
 * Every browser that is logged in to the account, the newest activity first.
 */
export const listMemberSessions = (options: CallOptions<ListMemberSessionsData>): Promise<ListMemberSessionsResponse> =>
  call('listMemberSessions', 'GET', '/api/members/{id}/sessions', options);
