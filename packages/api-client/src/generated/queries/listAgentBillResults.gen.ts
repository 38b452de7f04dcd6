// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listAgentBillResults } from '../sdk/listAgentBillResults.gen.ts';
import type { ListAgentBillResultsData, ListAgentBillResultsResponse } from '../reader-types.gen.ts';

/** Key of {@link listAgentBillResults}; `['listAgentBillResults']` alone matches every call of it. */
export const listAgentBillResultsQueryKey = (options: CallOptions<ListAgentBillResultsData>) => queryKey('listAgentBillResults', options);

/**
 * Bets and bonuses behind a bill.
 *
 * Each result that a bill counts, as it was booked, the latest first: bets that were settled, settled again, voided or taken back, and bonuses that became cash. All of them add up to the figures of the bill, those of one member to the row of that member. Its two parties find it.
 */
export const listAgentBillResultsOptions = (options: CallOptions<ListAgentBillResultsData>) =>
  queryOptions<ListAgentBillResultsResponse, ApiError, ListAgentBillResultsResponse, ReturnType<typeof listAgentBillResultsQueryKey>>({
    queryKey: listAgentBillResultsQueryKey(options),
    queryFn: ({ signal }) => listAgentBillResults({ ...options, signal }),
  });
