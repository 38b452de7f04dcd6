// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listJobs } from '../sdk/listJobs.gen.ts';
import type { ListJobsData, ListJobsResponse } from '../reader-types.gen.ts';

/** Key of {@link listJobs}; `['listJobs']` alone matches every call of it. */
export const listJobsQueryKey = (options?: CallOptions<ListJobsData>) => queryKey('listJobs', options);

/**
 * Jobs.
 *
 * Every job with its schedule and its last run, and whether windows wait because the clock of the database has jumped.
 */
export const listJobsOptions = (options?: CallOptions<ListJobsData>) =>
  queryOptions<ListJobsResponse, ApiError, ListJobsResponse, ReturnType<typeof listJobsQueryKey>>({
    queryKey: listJobsQueryKey(options),
    queryFn: ({ signal }) => listJobs({ ...options, signal }),
  });
