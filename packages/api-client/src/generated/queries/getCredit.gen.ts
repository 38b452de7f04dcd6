// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getCredit } from '../sdk/getCredit.gen.ts';
import type { GetCreditData, GetCreditResponse } from '../reader-types.gen.ts';

/** Key of {@link getCredit}; `['getCredit']` alone matches every call of it. */
export const getCreditQueryKey = (options?: CallOptions<GetCreditData>) => queryKey('getCredit', options);

/**
 * Own credit line.
 *
 * The newest credit line of the agent: what is used, what can still be taken, what is due, and by how many days it is overdue. Without `line` the agent is not on credit.
 */
export const getCreditOptions = (options?: CallOptions<GetCreditData>) =>
  queryOptions<GetCreditResponse, ApiError, GetCreditResponse, ReturnType<typeof getCreditQueryKey>>({
    queryKey: getCreditQueryKey(options),
    queryFn: ({ signal }) => getCredit({ ...options, signal }),
  });
