// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getAgentOverview } from '../sdk/getAgentOverview.gen.ts';
import type { GetAgentOverviewData, GetAgentOverviewResponse } from '../reader-types.gen.ts';

/** Key of {@link getAgentOverview}; `['getAgentOverview']` alone matches every call of it. */
export const getAgentOverviewQueryKey = (options?: CallOptions<GetAgentOverviewData>) => queryKey('getAgentOverview', options);

/**
 * How the team does.
 *
 * The team of the reader without the reader: its size, figures of today and yesterday by the clocks of the merchant, the days before, and the downlines whose teams have bet most in these days.
 */
export const getAgentOverviewOptions = (options?: CallOptions<GetAgentOverviewData>) =>
  queryOptions<GetAgentOverviewResponse, ApiError, GetAgentOverviewResponse, ReturnType<typeof getAgentOverviewQueryKey>>({
    queryKey: getAgentOverviewQueryKey(options),
    queryFn: ({ signal }) => getAgentOverview({ ...options, signal }),
  });
