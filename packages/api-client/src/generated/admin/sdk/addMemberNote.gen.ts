// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { AddMemberNoteData, AddMemberNoteResponse } from '../reader-types.gen.ts';

/**
 * Note something about a member.
 *
 * A note is never changed or taken away. The member has its text, without its author, in a copy of all data. The same sent again by its `key` is answered with the note that was made; STATE_STALE when the key was used for another.
 */
export const addMemberNote = (options: CallOptions<AddMemberNoteData>): Promise<AddMemberNoteResponse> =>
  call('addMemberNote', 'POST', '/api/members/{id}/notes', options);
