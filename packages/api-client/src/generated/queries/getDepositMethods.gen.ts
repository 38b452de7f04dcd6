// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getDepositMethods } from '../sdk/getDepositMethods.gen.ts';
import type { GetDepositMethodsData, GetDepositMethodsResponse } from '../reader-types.gen.ts';

/** Key of {@link getDepositMethods}; `['getDepositMethods']` alone matches every call of it. */
export const getDepositMethodsQueryKey = (options?: CallOptions<GetDepositMethodsData>) => queryKey('getDepositMethods', options);

/**
 * Ways to pay in.
 *
 * Methods for the currency of the account, of a visitor that of the merchant, each with its bounds, fee and usual time. One that is shut for the moment is listed with isOpen false. Empty where nobody takes payments in this currency.
 */
export const getDepositMethodsOptions = (options?: CallOptions<GetDepositMethodsData>) =>
  queryOptions<GetDepositMethodsResponse, ApiError, GetDepositMethodsResponse, ReturnType<typeof getDepositMethodsQueryKey>>({
    queryKey: getDepositMethodsQueryKey(options),
    queryFn: ({ signal }) => getDepositMethods({ ...options, signal }),
  });
