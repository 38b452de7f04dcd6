// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getGameVendors } from '../sdk/getGameVendors.gen.ts';
import type { GetGameVendorsData, GetGameVendorsResponse } from '../reader-types.gen.ts';

/** Key of {@link getGameVendors}; `['getGameVendors']` alone matches every call of it. */
export const getGameVendorsQueryKey = (options?: CallOptions<GetGameVendorsData>) => queryKey('getGameVendors', options);

/**
 * Vendors by category.
 *
 * Lanes of vendors for the header and the lobbies. The client keeps them in session storage unless a refresh is forced.
 */
export const getGameVendorsOptions = (options?: CallOptions<GetGameVendorsData>) =>
  queryOptions<GetGameVendorsResponse, ApiError, GetGameVendorsResponse, ReturnType<typeof getGameVendorsQueryKey>>({
    queryKey: getGameVendorsQueryKey(options),
    queryFn: ({ signal }) => getGameVendors({ ...options, signal }),
  });
