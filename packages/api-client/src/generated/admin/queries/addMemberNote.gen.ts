// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { addMemberNote } from '../sdk/addMemberNote.gen.ts';
import type { AddMemberNoteData, AddMemberNoteResponse } from '../reader-types.gen.ts';

/**
 * Note something about a member.
 *
 * A note is never changed or taken away. The member has its text, without its author, in a copy of all data. The same sent again by its `key` is answered with the note that was made; STATE_STALE when the key was used for another.
 */
export const addMemberNoteMutation = (): MutationOptions<AddMemberNoteResponse, ApiError, CallOptions<AddMemberNoteData>> => ({
  mutationKey: ['addMemberNote'],
  mutationFn: (options) => addMemberNote(options),
});
