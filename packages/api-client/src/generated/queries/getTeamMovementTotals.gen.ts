// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getTeamMovementTotals } from '../sdk/getTeamMovementTotals.gen.ts';
import type { GetTeamMovementTotalsData, GetTeamMovementTotalsResponse } from '../reader-types.gen.ts';

/** Key of {@link getTeamMovementTotals}; `['getTeamMovementTotals']` alone matches every call of it. */
export const getTeamMovementTotalsQueryKey = (options: CallOptions<GetTeamMovementTotalsData>) => queryKey('getTeamMovementTotals', options);

/**
 * Sums of the movements of the team's money.
 *
 * What came and what left, over all movements that a filter finds, and the way down to the member that it names.
 */
export const getTeamMovementTotalsOptions = (options: CallOptions<GetTeamMovementTotalsData>) =>
  queryOptions<GetTeamMovementTotalsResponse, ApiError, GetTeamMovementTotalsResponse, ReturnType<typeof getTeamMovementTotalsQueryKey>>({
    queryKey: getTeamMovementTotalsQueryKey(options),
    queryFn: ({ signal }) => getTeamMovementTotals({ ...options, signal }),
  });
