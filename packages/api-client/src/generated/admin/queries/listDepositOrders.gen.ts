// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listDepositOrders } from '../sdk/listDepositOrders.gen.ts';
import type { ListDepositOrdersData, ListDepositOrdersResponse } from '../reader-types.gen.ts';

/** Key of {@link listDepositOrders}; `['listDepositOrders']` alone matches every call of it. */
export const listDepositOrdersQueryKey = (options?: CallOptions<ListDepositOrdersData>) => queryKey('listDepositOrders', options);

/**
 * Deposits.
 *
 * Deposits of all members, the newest first.
 */
export const listDepositOrdersOptions = (options?: CallOptions<ListDepositOrdersData>) =>
  queryOptions<ListDepositOrdersResponse, ApiError, ListDepositOrdersResponse, ReturnType<typeof listDepositOrdersQueryKey>>({
    queryKey: listDepositOrdersQueryKey(options),
    queryFn: ({ signal }) => listDepositOrders({ ...options, signal }),
  });
