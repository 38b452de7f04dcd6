// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listDeposits } from '../sdk/listDeposits.gen.ts';
import type { ListDepositsData, ListDepositsResponse } from '../reader-types.gen.ts';

/** Key of {@link listDeposits}; `['listDeposits']` alone matches every call of it. */
export const listDepositsQueryKey = (options?: CallOptions<ListDepositsData>) => queryKey('listDeposits', options);

/**
 * Own deposits.
 *
 * Deposit orders of the account, newest first, without what is needed to pay them.
 */
export const listDepositsOptions = (options?: CallOptions<ListDepositsData>) =>
  queryOptions<ListDepositsResponse, ApiError, ListDepositsResponse, ReturnType<typeof listDepositsQueryKey>>({
    queryKey: listDepositsQueryKey(options),
    queryFn: ({ signal }) => listDeposits({ ...options, signal }),
  });
