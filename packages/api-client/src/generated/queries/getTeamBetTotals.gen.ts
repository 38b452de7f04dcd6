// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getTeamBetTotals } from '../sdk/getTeamBetTotals.gen.ts';
import type { GetTeamBetTotalsData, GetTeamBetTotalsResponse } from '../reader-types.gen.ts';

/** Key of {@link getTeamBetTotals}; `['getTeamBetTotals']` alone matches every call of it. */
export const getTeamBetTotalsQueryKey = (options: CallOptions<GetTeamBetTotalsData>) => queryKey('getTeamBetTotals', options);

/**
 * Sums of the bets of the team.
 *
 * Sums over all bets that a filter finds, and the way down from the reader to the member that it names.
 */
export const getTeamBetTotalsOptions = (options: CallOptions<GetTeamBetTotalsData>) =>
  queryOptions<GetTeamBetTotalsResponse, ApiError, GetTeamBetTotalsResponse, ReturnType<typeof getTeamBetTotalsQueryKey>>({
    queryKey: getTeamBetTotalsQueryKey(options),
    queryFn: ({ signal }) => getTeamBetTotals({ ...options, signal }),
  });
