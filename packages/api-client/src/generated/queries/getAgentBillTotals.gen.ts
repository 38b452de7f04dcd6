// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getAgentBillTotals } from '../sdk/getAgentBillTotals.gen.ts';
import type { GetAgentBillTotalsData, GetAgentBillTotalsResponse } from '../reader-types.gen.ts';

/** Key of {@link getAgentBillTotals}; `['getAgentBillTotals']` alone matches every call of it. */
export const getAgentBillTotalsQueryKey = (options?: CallOptions<GetAgentBillTotalsData>) => queryKey('getAgentBillTotals', options);

/**
 * Totals of own bills.
 *
 * Sums over all bills of a filter, not only those of a page.
 */
export const getAgentBillTotalsOptions = (options?: CallOptions<GetAgentBillTotalsData>) =>
  queryOptions<GetAgentBillTotalsResponse, ApiError, GetAgentBillTotalsResponse, ReturnType<typeof getAgentBillTotalsQueryKey>>({
    queryKey: getAgentBillTotalsQueryKey(options),
    queryFn: ({ signal }) => getAgentBillTotals({ ...options, signal }),
  });
