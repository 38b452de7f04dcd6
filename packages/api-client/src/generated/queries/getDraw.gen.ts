// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getDraw } from '../sdk/getDraw.gen.ts';
import type { GetDrawData, GetDrawResponse } from '../reader-types.gen.ts';

/** Key of {@link getDraw}; `['getDraw']` alone matches every call of it. */
export const getDrawQueryKey = (options: CallOptions<GetDrawData>) => queryKey('getDraw', options);

/**
 * One lottery.
 *
 * A lottery with its current issue, its last result and everything needed to check results: the rule the numbers follow and the chain of seeds its hashes come from.
 */
export const getDrawOptions = (options: CallOptions<GetDrawData>) =>
  queryOptions<GetDrawResponse, ApiError, GetDrawResponse, ReturnType<typeof getDrawQueryKey>>({
    queryKey: getDrawQueryKey(options),
    queryFn: ({ signal }) => getDraw({ ...options, signal }),
  });
