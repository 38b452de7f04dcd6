// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listMemberSessions } from '../sdk/listMemberSessions.gen.ts';
import type { ListMemberSessionsData, ListMemberSessionsResponse } from '../reader-types.gen.ts';

/** Key of {@link listMemberSessions}; `['listMemberSessions']` alone matches every call of it. */
export const listMemberSessionsQueryKey = (options: CallOptions<ListMemberSessionsData>) => queryKey('listMemberSessions', options);

/**
 * Open sessions of a member.
 *
 * Every browser that is logged in to the account, the newest activity first.
 */
export const listMemberSessionsOptions = (options: CallOptions<ListMemberSessionsData>) =>
  queryOptions<ListMemberSessionsResponse, ApiError, ListMemberSessionsResponse, ReturnType<typeof listMemberSessionsQueryKey>>({
    queryKey: listMemberSessionsQueryKey(options),
    queryFn: ({ signal }) => listMemberSessions({ ...options, signal }),
  });
