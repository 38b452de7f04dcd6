// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listWithdrawals } from '../sdk/listWithdrawals.gen.ts';
import type { ListWithdrawalsData, ListWithdrawalsResponse } from '../reader-types.gen.ts';

/** Key of {@link listWithdrawals}; `['listWithdrawals']` alone matches every call of it. */
export const listWithdrawalsQueryKey = (options?: CallOptions<ListWithdrawalsData>) => queryKey('listWithdrawals', options);

/**
 * Own withdrawals.
 *
 * Withdrawals of the account, newest first.
 */
export const listWithdrawalsOptions = (options?: CallOptions<ListWithdrawalsData>) =>
  queryOptions<ListWithdrawalsResponse, ApiError, ListWithdrawalsResponse, ReturnType<typeof listWithdrawalsQueryKey>>({
    queryKey: listWithdrawalsQueryKey(options),
    queryFn: ({ signal }) => listWithdrawals({ ...options, signal }),
  });
