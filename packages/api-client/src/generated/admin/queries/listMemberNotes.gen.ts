// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listMemberNotes } from '../sdk/listMemberNotes.gen.ts';
import type { ListMemberNotesData, ListMemberNotesResponse } from '../reader-types.gen.ts';

/** Key of {@link listMemberNotes}; `['listMemberNotes']` alone matches every call of it. */
export const listMemberNotesQueryKey = (options: CallOptions<ListMemberNotesData>) => queryKey('listMemberNotes', options);

/**
 * Notes about a member.
 *
 * What operators have noted about a member for each other, the newest first.
 */
export const listMemberNotesOptions = (options: CallOptions<ListMemberNotesData>) =>
  queryOptions<ListMemberNotesResponse, ApiError, ListMemberNotesResponse, ReturnType<typeof listMemberNotesQueryKey>>({
    queryKey: listMemberNotesQueryKey(options),
    queryFn: ({ signal }) => listMemberNotes({ ...options, signal }),
  });
