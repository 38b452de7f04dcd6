// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getSignInHistory } from '../sdk/getSignInHistory.gen.ts';
import type { GetSignInHistoryData, GetSignInHistoryResponse } from '../reader-types.gen.ts';

/** Key of {@link getSignInHistory}; `['getSignInHistory']` alone matches every call of it. */
export const getSignInHistoryQueryKey = (options?: CallOptions<GetSignInHistoryData>) => queryKey('getSignInHistory', options);

/**
 * Own log-ins of the last 90 days.
 *
 * Tries to log in, good and failed, the newest first.
 */
export const getSignInHistoryOptions = (options?: CallOptions<GetSignInHistoryData>) =>
  queryOptions<GetSignInHistoryResponse, ApiError, GetSignInHistoryResponse, ReturnType<typeof getSignInHistoryQueryKey>>({
    queryKey: getSignInHistoryQueryKey(options),
    queryFn: ({ signal }) => getSignInHistory({ ...options, signal }),
  });
