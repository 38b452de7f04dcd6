// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getBets } from '../sdk/getBets.gen.ts';
import type { GetBetsData, GetBetsResponse } from '../reader-types.gen.ts';

/** Key of {@link getBets}; `['getBets']` alone matches every call of it. */
export const getBetsQueryKey = (options?: CallOptions<GetBetsData>) => queryKey('getBets', options);

/**
 * Betting record.
 *
 * Own bets of a period, newest first, with totals of the whole filter and not of the page. Without from and to: today in the merchant time zone. At most 93 days per query, 12 months back. By page because the screen of the specification has numbered pages; listBets reads all of it.
 */
export const getBetsOptions = (options?: CallOptions<GetBetsData>) =>
  queryOptions<GetBetsResponse, ApiError, GetBetsResponse, ReturnType<typeof getBetsQueryKey>>({
    queryKey: getBetsQueryKey(options),
    queryFn: ({ signal }) => getBets({ ...options, signal }),
  });
