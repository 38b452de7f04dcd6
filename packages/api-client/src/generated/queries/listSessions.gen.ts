// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listSessions } from '../sdk/listSessions.gen.ts';
import type { ListSessionsData, ListSessionsResponse } from '../reader-types.gen.ts';

/** Key of {@link listSessions}; `['listSessions']` alone matches every call of it. */
export const listSessionsQueryKey = (options?: CallOptions<ListSessionsData>) => queryKey('listSessions', options);

/**
 * Own open sessions.
 *
 * Every browser that is logged in to this account, the newest activity first.
 */
export const listSessionsOptions = (options?: CallOptions<ListSessionsData>) =>
  queryOptions<ListSessionsResponse, ApiError, ListSessionsResponse, ReturnType<typeof listSessionsQueryKey>>({
    queryKey: listSessionsQueryKey(options),
    queryFn: ({ signal }) => listSessions({ ...options, signal }),
  });
