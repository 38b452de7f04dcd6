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
 * The team of the reader without the reader: its size, figures of a period by the clocks of the merchant beside those of the one before it, the last days, and the downlines whose teams have bet most in these days. `asOf` is up to when results of bets are in. A cycle is that of the dividend of the reader, or half a month without one.
 */
export const getAgentOverviewOptions = (options?: CallOptions<GetAgentOverviewData>) =>
  queryOptions<GetAgentOverviewResponse, ApiError, GetAgentOverviewResponse, ReturnType<typeof getAgentOverviewQueryKey>>({
    queryKey: getAgentOverviewQueryKey(options),
    queryFn: ({ signal }) => getAgentOverview({ ...options, signal }),
  });
