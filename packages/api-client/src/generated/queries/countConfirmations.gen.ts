// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { countConfirmations } from '../sdk/countConfirmations.gen.ts';
import type { CountConfirmationsData, CountConfirmationsResponse } from '../reader-types.gen.ts';

/** Key of {@link countConfirmations}; `['countConfirmations']` alone matches every call of it. */
export const countConfirmationsQueryKey = (options?: CallOptions<CountConfirmationsData>) => queryKey('countConfirmations', options);

/**
 * How many parts wait for an answer.
 *
 * What the badge of the menu shows.
 */
export const countConfirmationsOptions = (options?: CallOptions<CountConfirmationsData>) =>
  queryOptions<CountConfirmationsResponse, ApiError, CountConfirmationsResponse, ReturnType<typeof countConfirmationsQueryKey>>({
    queryKey: countConfirmationsQueryKey(options),
    queryFn: ({ signal }) => countConfirmations({ ...options, signal }),
  });
