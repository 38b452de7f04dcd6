// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getFreePlayNonce } from '../sdk/getFreePlayNonce.gen.ts';
import type { GetFreePlayNonceData, GetFreePlayNonceResponse } from '../reader-types.gen.ts';

/** Key of {@link getFreePlayNonce}; `['getFreePlayNonce']` alone matches every call of it. */
export const getFreePlayNonceQueryKey = (options?: CallOptions<GetFreePlayNonceData>) => queryKey('getFreePlayNonce', options);

/**
 * Number for one free-play start.
 *
 * The nonce goes into the encrypted `random` of startFreePlay. For this browser, once, for 120 s.
 */
export const getFreePlayNonceOptions = (options?: CallOptions<GetFreePlayNonceData>) =>
  queryOptions<GetFreePlayNonceResponse, ApiError, GetFreePlayNonceResponse, ReturnType<typeof getFreePlayNonceQueryKey>>({
    queryKey: getFreePlayNonceQueryKey(options),
    queryFn: ({ signal }) => getFreePlayNonce({ ...options, signal }),
  });
