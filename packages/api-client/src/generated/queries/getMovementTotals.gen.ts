// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getMovementTotals } from '../sdk/getMovementTotals.gen.ts';
import type { GetMovementTotalsData, GetMovementTotalsResponse } from '../reader-types.gen.ts';

/** Key of {@link getMovementTotals}; `['getMovementTotals']` alone matches every call of it. */
export const getMovementTotalsQueryKey = (options: CallOptions<GetMovementTotalsData>) => queryKey('getMovementTotals', options);

/**
 * Sums of movements.
 *
 * What came and what left in a period of at most 93 days, over all movements that listMovements has for the same query.
 */
export const getMovementTotalsOptions = (options: CallOptions<GetMovementTotalsData>) =>
  queryOptions<GetMovementTotalsResponse, ApiError, GetMovementTotalsResponse, ReturnType<typeof getMovementTotalsQueryKey>>({
    queryKey: getMovementTotalsQueryKey(options),
    queryFn: ({ signal }) => getMovementTotals({ ...options, signal }),
  });
