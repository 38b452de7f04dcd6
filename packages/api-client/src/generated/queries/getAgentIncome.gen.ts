// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getAgentIncome } from '../sdk/getAgentIncome.gen.ts';
import type { GetAgentIncomeData, GetAgentIncomeResponse } from '../reader-types.gen.ts';

/** Key of {@link getAgentIncome}; `['getAgentIncome']` alone matches every call of it. */
export const getAgentIncomeQueryKey = (options: CallOptions<GetAgentIncomeData>) => queryKey('getAgentIncome', options);

/**
 * Own income by day and kind.
 *
 * Sums of the own bills, by the last day of their windows in the zone of the merchant and by kind, the latest day first. 93 days at most; a day without a bill is left out.
 */
export const getAgentIncomeOptions = (options: CallOptions<GetAgentIncomeData>) =>
  queryOptions<GetAgentIncomeResponse, ApiError, GetAgentIncomeResponse, ReturnType<typeof getAgentIncomeQueryKey>>({
    queryKey: getAgentIncomeQueryKey(options),
    queryFn: ({ signal }) => getAgentIncome({ ...options, signal }),
  });
