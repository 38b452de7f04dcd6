// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getProfit } from '../sdk/getProfit.gen.ts';
import type { GetProfitData, GetProfitResponse } from '../reader-types.gen.ts';

/** Key of {@link getProfit}; `['getProfit']` alone matches every call of it. */
export const getProfitQueryKey = (options?: CallOptions<GetProfitData>) => queryKey('getProfit', options);

/**
 * Profit and loss.
 *
 * Figures of the account by spans of time, the oldest first; the last one is still running: 30 days, 12 weeks from Monday, 12 half months (1st to 15th, and the rest) or 12 months, by the clocks of the merchant. Bets count when they are settled.
 */
export const getProfitOptions = (options?: CallOptions<GetProfitData>) =>
  queryOptions<GetProfitResponse, ApiError, GetProfitResponse, ReturnType<typeof getProfitQueryKey>>({
    queryKey: getProfitQueryKey(options),
    queryFn: ({ signal }) => getProfit({ ...options, signal }),
  });
