// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getPayoutMethods } from '../sdk/getPayoutMethods.gen.ts';
import type { GetPayoutMethodsData, GetPayoutMethodsResponse } from '../reader-types.gen.ts';

/** Key of {@link getPayoutMethods}; `['getPayoutMethods']` alone matches every call of it. */
export const getPayoutMethodsQueryKey = (options?: CallOptions<GetPayoutMethodsData>) => queryKey('getPayoutMethods', options);

/**
 * Ways to be paid out.
 *
 * Methods for the currency of the account with bounds, fee, usual time, and the banks or e-wallets that each reaches. One that is shut for the moment is listed with isOpen false.
 */
export const getPayoutMethodsOptions = (options?: CallOptions<GetPayoutMethodsData>) =>
  queryOptions<GetPayoutMethodsResponse, ApiError, GetPayoutMethodsResponse, ReturnType<typeof getPayoutMethodsQueryKey>>({
    queryKey: getPayoutMethodsQueryKey(options),
    queryFn: ({ signal }) => getPayoutMethods({ ...options, signal }),
  });
