// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { getDepositOrder } from '../sdk/getDepositOrder.gen.ts';
import type { GetDepositOrderData, GetDepositOrderResponse } from '../reader-types.gen.ts';

/** Key of {@link getDepositOrder}; `['getDepositOrder']` alone matches every call of it. */
export const getDepositOrderQueryKey = (options: CallOptions<GetDepositOrderData>) => queryKey('getDepositOrder', options);

/**
 * One deposit.
 *
 * Its terms, what the provider has told of it, its payments with what was kept of them, its slips, what the ledger has booked, and everything that was done, from the audit trail. That it was looked at is written down.
 */
export const getDepositOrderOptions = (options: CallOptions<GetDepositOrderData>) =>
  queryOptions<GetDepositOrderResponse, ApiError, GetDepositOrderResponse, ReturnType<typeof getDepositOrderQueryKey>>({
    queryKey: getDepositOrderQueryKey(options),
    queryFn: ({ signal }) => getDepositOrder({ ...options, signal }),
  });
