// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listApprovals } from '../sdk/listApprovals.gen.ts';
import type { ListApprovalsData, ListApprovalsResponse } from '../reader-types.gen.ts';

/** Key of {@link listApprovals}; `['listApprovals']` alone matches every call of it. */
export const listApprovalsQueryKey = (options?: CallOptions<ListApprovalsData>) => queryKey('listApprovals', options);

/**
 * Requests for a second operator.
 *
 * Requests for what this operator may do, newest first: those that wait, or all of the last 30 days. At most 200. Who has another role now reads no request of the one before, not even an own one.
 */
export const listApprovalsOptions = (options?: CallOptions<ListApprovalsData>) =>
  queryOptions<ListApprovalsResponse, ApiError, ListApprovalsResponse, ReturnType<typeof listApprovalsQueryKey>>({
    queryKey: listApprovalsQueryKey(options),
    queryFn: ({ signal }) => listApprovals({ ...options, signal }),
  });
