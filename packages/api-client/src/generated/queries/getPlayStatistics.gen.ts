// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getPlayStatistics } from '../sdk/getPlayStatistics.gen.ts';
import type { GetPlayStatisticsData, GetPlayStatisticsResponse } from '../reader-types.gen.ts';

/** Key of {@link getPlayStatistics}; `['getPlayStatistics']` alone matches every call of it. */
export const getPlayStatisticsQueryKey = (options?: CallOptions<GetPlayStatisticsData>) => queryKey('getPlayStatistics', options);

/**
 * Own play in figures.
 *
 * Time, stakes and net result of each of the last days, by the merchant's clocks, and what was paid in and paid out in all of them.
 */
export const getPlayStatisticsOptions = (options?: CallOptions<GetPlayStatisticsData>) =>
  queryOptions<GetPlayStatisticsResponse, ApiError, GetPlayStatisticsResponse, ReturnType<typeof getPlayStatisticsQueryKey>>({
    queryKey: getPlayStatisticsQueryKey(options),
    queryFn: ({ signal }) => getPlayStatistics({ ...options, signal }),
  });
