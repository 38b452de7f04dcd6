// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { getOverview } from '../sdk/getOverview.gen.ts';
import type { GetOverviewData, GetOverviewResponse } from '../reader-types.gen.ts';

/** Key of {@link getOverview}; `['getOverview']` alone matches every call of it. */
export const getOverviewQueryKey = (options?: CallOptions<GetOverviewData>) => queryKey('getOverview', options);

/**
 * State of the site.
 *
 * Whether the site is open, how its database, jobs and queues do, what needs somebody, and the figures of today and the seven days before it in the time zone of the merchant, and of the last 24 hours.
 */
export const getOverviewOptions = (options?: CallOptions<GetOverviewData>) =>
  queryOptions<GetOverviewResponse, ApiError, GetOverviewResponse, ReturnType<typeof getOverviewQueryKey>>({
    queryKey: getOverviewQueryKey(options),
    queryFn: ({ signal }) => getOverview({ ...options, signal }),
  });
