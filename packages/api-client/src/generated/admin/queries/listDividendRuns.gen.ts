// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listDividendRuns } from '../sdk/listDividendRuns.gen.ts';
import type { ListDividendRunsData, ListDividendRunsResponse } from '../reader-types.gen.ts';

/** Key of {@link listDividendRuns}; `['listDividendRuns']` alone matches every call of it. */
export const listDividendRunsQueryKey = (options?: CallOptions<ListDividendRunsData>) => queryKey('listDividendRuns', options);

/**
 * Runs of dividends.
 *
 * Cycles of dividends whose bills wait, and the last 30 of all, the latest first.
 */
export const listDividendRunsOptions = (options?: CallOptions<ListDividendRunsData>) =>
  queryOptions<ListDividendRunsResponse, ApiError, ListDividendRunsResponse, ReturnType<typeof listDividendRunsQueryKey>>({
    queryKey: listDividendRunsQueryKey(options),
    queryFn: ({ signal }) => listDividendRuns({ ...options, signal }),
  });
