// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getAgentTeamTotals } from '../sdk/getAgentTeamTotals.gen.ts';
import type { GetAgentTeamTotalsData, GetAgentTeamTotalsResponse } from '../reader-types.gen.ts';

/** Key of {@link getAgentTeamTotals}; `['getAgentTeamTotals']` alone matches every call of it. */
export const getAgentTeamTotalsQueryKey = (options: CallOptions<GetAgentTeamTotalsData>) => queryKey('getAgentTeamTotals', options);

/**
 * Sums of a list of members.
 *
 * Sums over all members that a filter finds, and the way down from the reader to the member whose downlines they are.
 */
export const getAgentTeamTotalsOptions = (options: CallOptions<GetAgentTeamTotalsData>) =>
  queryOptions<GetAgentTeamTotalsResponse, ApiError, GetAgentTeamTotalsResponse, ReturnType<typeof getAgentTeamTotalsQueryKey>>({
    queryKey: getAgentTeamTotalsQueryKey(options),
    queryFn: ({ signal }) => getAgentTeamTotals({ ...options, signal }),
  });
