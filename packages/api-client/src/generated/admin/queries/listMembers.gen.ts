// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listMembers } from '../sdk/listMembers.gen.ts';
import type { ListMembersData, ListMembersResponse } from '../reader-types.gen.ts';

/** Key of {@link listMembers}; `['listMembers']` alone matches every call of it. */
export const listMembersQueryKey = (options?: CallOptions<ListMembersData>) => queryKey('listMembers', options);

/**
 * Members.
 *
 * Members that match, the newest first. What is typed is the beginning of a user name, a whole number of a member, a whole mobile number with its calling code, or a whole mail address.
 */
export const listMembersOptions = (options?: CallOptions<ListMembersData>) =>
  queryOptions<ListMembersResponse, ApiError, ListMembersResponse, ReturnType<typeof listMembersQueryKey>>({
    queryKey: listMembersQueryKey(options),
    queryFn: ({ signal }) => listMembers({ ...options, signal }),
  });
