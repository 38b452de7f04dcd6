// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getDrawHistory } from '../sdk/getDrawHistory.gen.ts';
import type { GetDrawHistoryData, GetDrawHistoryResponse } from '../reader-types.gen.ts';

/** Key of {@link getDrawHistory}; `['getDrawHistory']` alone matches every call of it. */
export const getDrawHistoryQueryKey = (options: CallOptions<GetDrawHistoryData>) => queryKey('getDrawHistory', options);

/**
 * Past draws of a lottery.
 *
 * Past draws, newest first, each with the seed that its numbers can be recomputed from. Kept for 90 days. Without a date: all of them. By page because the lists of the specification's screens have numbered pages. `gaps` names issues of the same period that never opened because the site was down for long.
 */
export const getDrawHistoryOptions = (options: CallOptions<GetDrawHistoryData>) =>
  queryOptions<GetDrawHistoryResponse, ApiError, GetDrawHistoryResponse, ReturnType<typeof getDrawHistoryQueryKey>>({
    queryKey: getDrawHistoryQueryKey(options),
    queryFn: ({ signal }) => getDrawHistory({ ...options, signal }),
  });
