// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getBet } from '../sdk/getBet.gen.ts';
import type { GetBetData, GetBetResponse } from '../reader-types.gen.ts';

/** Key of {@link getBet}; `['getBet']` alone matches every call of it. */
export const getBetQueryKey = (options: CallOptions<GetBetData>) => queryKey('getBet', options);

/**
 * One bet.
 *
 * A bet with every movement of money that belongs to it and what the vendor said about the result. A bet of somebody else is not found.
 */
export const getBetOptions = (options: CallOptions<GetBetData>) =>
  queryOptions<GetBetResponse, ApiError, GetBetResponse, ReturnType<typeof getBetQueryKey>>({
    queryKey: getBetQueryKey(options),
    queryFn: ({ signal }) => getBet({ ...options, signal }),
  });
