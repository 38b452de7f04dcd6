// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getCreditMovementTotals } from '../sdk/getCreditMovementTotals.gen.ts';
import type { GetCreditMovementTotalsData, GetCreditMovementTotalsResponse } from '../reader-types.gen.ts';

/** Key of {@link getCreditMovementTotals}; `['getCreditMovementTotals']` alone matches every call of it. */
export const getCreditMovementTotalsQueryKey = (options: CallOptions<GetCreditMovementTotalsData>) => queryKey('getCreditMovementTotals', options);

/**
 * Sums of the movements of the credit line.
 *
 * What was advanced and what was repaid, over all movements that a filter finds.
 */
export const getCreditMovementTotalsOptions = (options: CallOptions<GetCreditMovementTotalsData>) =>
  queryOptions<GetCreditMovementTotalsResponse, ApiError, GetCreditMovementTotalsResponse, ReturnType<typeof getCreditMovementTotalsQueryKey>>({
    queryKey: getCreditMovementTotalsQueryKey(options),
    queryFn: ({ signal }) => getCreditMovementTotals({ ...options, signal }),
  });
