// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getOpenedNumbers } from '../sdk/getOpenedNumbers.gen.ts';
import type { GetOpenedNumbersData, GetOpenedNumbersResponse } from '../reader-types.gen.ts';

/** Key of {@link getOpenedNumbers}; `['getOpenedNumbers']` alone matches every call of it. */
export const getOpenedNumbersQueryKey = (options?: CallOptions<GetOpenedNumbersData>) => queryKey('getOpenedNumbers', options);

/**
 * Opened numbers.
 *
 * The latest result of several lotteries, for a strip on the home page: the most recently drawn first, and of each lottery one. `drawsAt` is the next draw of that lottery.
 */
export const getOpenedNumbersOptions = (options?: CallOptions<GetOpenedNumbersData>) =>
  queryOptions<GetOpenedNumbersResponse, ApiError, GetOpenedNumbersResponse, ReturnType<typeof getOpenedNumbersQueryKey>>({
    queryKey: getOpenedNumbersQueryKey(options),
    queryFn: ({ signal }) => getOpenedNumbers({ ...options, signal }),
  });
