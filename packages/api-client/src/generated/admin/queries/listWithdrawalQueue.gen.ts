// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listWithdrawalQueue } from '../sdk/listWithdrawalQueue.gen.ts';
import type { ListWithdrawalQueueData, ListWithdrawalQueueResponse } from '../reader-types.gen.ts';

/** Key of {@link listWithdrawalQueue}; `['listWithdrawalQueue']` alone matches every call of it. */
export const listWithdrawalQueueQueryKey = (options?: CallOptions<ListWithdrawalQueueData>) => queryKey('listWithdrawalQueue', options);

/**
 * Withdrawals.
 *
 * Withdrawals of all members, the newest first, with what speaks for a closer look. With `waiting` those that are to be decided (REVIEW), the oldest first, and how many there are of each kind.
 */
export const listWithdrawalQueueOptions = (options?: CallOptions<ListWithdrawalQueueData>) =>
  queryOptions<ListWithdrawalQueueResponse, ApiError, ListWithdrawalQueueResponse, ReturnType<typeof listWithdrawalQueueQueryKey>>({
    queryKey: listWithdrawalQueueQueryKey(options),
    queryFn: ({ signal }) => listWithdrawalQueue({ ...options, signal }),
  });
