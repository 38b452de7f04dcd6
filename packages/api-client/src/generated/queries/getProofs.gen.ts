// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getProofs } from '../sdk/getProofs.gen.ts';
import type { GetProofsData, GetProofsResponse } from '../reader-types.gen.ts';

/** Key of {@link getProofs}; `['getProofs']` alone matches every call of it. */
export const getProofsQueryKey = (options?: CallOptions<GetProofsData>) => queryKey('getProofs', options);

/**
 * How the owner can prove himself now.
 *
 * The proofs that `stepUp` takes from this account, and until when the last one counts.
 */
export const getProofsOptions = (options?: CallOptions<GetProofsData>) =>
  queryOptions<GetProofsResponse, ApiError, GetProofsResponse, ReturnType<typeof getProofsQueryKey>>({
    queryKey: getProofsQueryKey(options),
    queryFn: ({ signal }) => getProofs({ ...options, signal }),
  });
