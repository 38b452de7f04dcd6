// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getTeamLossTotals } from '../sdk/getTeamLossTotals.gen.ts';
import type { GetTeamLossTotalsData, GetTeamLossTotalsResponse } from '../reader-types.gen.ts';

/** Key of {@link getTeamLossTotals}; `['getTeamLossTotals']` alone matches every call of it. */
export const getTeamLossTotalsQueryKey = (options: CallOptions<GetTeamLossTotalsData>) => queryKey('getTeamLossTotals', options);

/**
 * Sums of what members below have won and lost.
 *
 * Sums over all members that a filter finds, and the way down from the reader to whose downlines they are.
 */
export const getTeamLossTotalsOptions = (options: CallOptions<GetTeamLossTotalsData>) =>
  queryOptions<GetTeamLossTotalsResponse, ApiError, GetTeamLossTotalsResponse, ReturnType<typeof getTeamLossTotalsQueryKey>>({
    queryKey: getTeamLossTotalsQueryKey(options),
    queryFn: ({ signal }) => getTeamLossTotals({ ...options, signal }),
  });
