// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listUnmatchedPayments } from '../sdk/listUnmatchedPayments.gen.ts';
import type { ListUnmatchedPaymentsData, ListUnmatchedPaymentsResponse } from '../reader-types.gen.ts';

/** Key of {@link listUnmatchedPayments}; `['listUnmatchedPayments']` alone matches every call of it. */
export const listUnmatchedPaymentsQueryKey = (options?: CallOptions<ListUnmatchedPaymentsData>) => queryKey('listUnmatchedPayments', options);

/**
 * Unmatched payments.
 *
 * Money in suspense, and what was there, the newest first.
 */
export const listUnmatchedPaymentsOptions = (options?: CallOptions<ListUnmatchedPaymentsData>) =>
  queryOptions<ListUnmatchedPaymentsResponse, ApiError, ListUnmatchedPaymentsResponse, ReturnType<typeof listUnmatchedPaymentsQueryKey>>({
    queryKey: listUnmatchedPaymentsQueryKey(options),
    queryFn: ({ signal }) => listUnmatchedPayments({ ...options, signal }),
  });
