// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getBalance } from '../sdk/getBalance.gen.ts';
import type { GetBalanceData, GetBalanceResponse } from '../reader-types.gen.ts';

/** Key of {@link getBalance}; `['getBalance']` alone matches every call of it. */
export const getBalanceQueryKey = (options?: CallOptions<GetBalanceData>) => queryKey('getBalance', options);

/**
 * Balance.
 *
 * Balance of the main wallet. `version` orders this answer among the balance events of /wps/events.
 */
export const getBalanceOptions = (options?: CallOptions<GetBalanceData>) =>
  queryOptions<GetBalanceResponse, ApiError, GetBalanceResponse, ReturnType<typeof getBalanceQueryKey>>({
    queryKey: getBalanceQueryKey(options),
    queryFn: ({ signal }) => getBalance({ ...options, signal }),
  });
