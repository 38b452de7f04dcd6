// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listConfirmations } from '../sdk/listConfirmations.gen.ts';
import type { ListConfirmationsData, ListConfirmationsResponse } from '../reader-types.gen.ts';

/** Key of {@link listConfirmations}; `['listConfirmations']` alone matches every call of it. */
export const listConfirmationsQueryKey = (options?: CallOptions<ListConfirmationsData>) => queryKey('listConfirmations', options);

/**
 * Own parts that were paid.
 *
 * Parts of the withdrawals of the account that were paid, newest first, each with what its receiver has said. A part of which nothing is said counts as received at `dueAt`; it can still be disputed until `disputeUntil`.
 */
export const listConfirmationsOptions = (options?: CallOptions<ListConfirmationsData>) =>
  queryOptions<ListConfirmationsResponse, ApiError, ListConfirmationsResponse, ReturnType<typeof listConfirmationsQueryKey>>({
    queryKey: listConfirmationsQueryKey(options),
    queryFn: ({ signal }) => listConfirmations({ ...options, signal }),
  });
