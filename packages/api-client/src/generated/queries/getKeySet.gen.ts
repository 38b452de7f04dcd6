// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getKeySet } from '../sdk/getKeySet.gen.ts';
import type { GetKeySetData, GetKeySetResponse } from '../reader-types.gen.ts';

/** Key of {@link getKeySet}; `['getKeySet']` alone matches every call of it. */
export const getKeySetQueryKey = (options?: CallOptions<GetKeySetData>) => queryKey('getKeySet', options);

/**
 * Public keys for sealed payloads.
 *
 * Keys rotate daily and two are kept; seal with the first. `serverTime` lets the client correct its own clock: a sealed payload is refused more than 120 s off the gateway's clock. A JSON Web Key Set, not in the envelope.
 */
export const getKeySetOptions = (options?: CallOptions<GetKeySetData>) =>
  queryOptions<GetKeySetResponse, ApiError, GetKeySetResponse, ReturnType<typeof getKeySetQueryKey>>({
    queryKey: getKeySetQueryKey(options),
    queryFn: ({ signal }) => getKeySet({ ...options, signal }),
  });
