// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listJobRuns } from '../sdk/listJobRuns.gen.ts';
import type { ListJobRunsData, ListJobRunsResponse } from '../reader-types.gen.ts';

/** Key of {@link listJobRuns}; `['listJobRuns']` alone matches every call of it. */
export const listJobRunsQueryKey = (options?: CallOptions<ListJobRunsData>) => queryKey('listJobRuns', options);

/**
 * Runs of jobs.
 *
 * Every settled window, and the runs of the other jobs: of those that run more than once a minute only what failed. The last to end first.
 */
export const listJobRunsOptions = (options?: CallOptions<ListJobRunsData>) =>
  queryOptions<ListJobRunsResponse, ApiError, ListJobRunsResponse, ReturnType<typeof listJobRunsQueryKey>>({
    queryKey: listJobRunsQueryKey(options),
    queryFn: ({ signal }) => listJobRuns({ ...options, signal }),
  });
