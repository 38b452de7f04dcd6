// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getWhitelabel } from '../sdk/getWhitelabel.gen.ts';
import type { GetWhitelabelData, GetWhitelabelResponse } from '../reader-types.gen.ts';

/** Key of {@link getWhitelabel}; `['getWhitelabel']` alone matches every call of it. */
export const getWhitelabelQueryKey = (options?: CallOptions<GetWhitelabelData>) => queryKey('getWhitelabel', options);

/**
 * Switches of the merchant.
 *
 * Tree of switches. A switch counts as on only when it and every node above it carry `enabled` = `'1'`.
 */
export const getWhitelabelOptions = (options?: CallOptions<GetWhitelabelData>) =>
  queryOptions<GetWhitelabelResponse, ApiError, GetWhitelabelResponse, ReturnType<typeof getWhitelabelQueryKey>>({
    queryKey: getWhitelabelQueryKey(options),
    queryFn: ({ signal }) => getWhitelabel({ ...options, signal }),
  });
