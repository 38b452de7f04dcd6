// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListMemberNotesData, ListMemberNotesResponse } from '../reader-types.gen.ts';

/**
 * Notes about a member.
 *
 * What operators have noted about a member for each other, the newest first.
 */
export const listMemberNotes = (options: CallOptions<ListMemberNotesData>): Promise<ListMemberNotesResponse> =>
  call('listMemberNotes', 'GET', '/api/members/{id}/notes', options);
