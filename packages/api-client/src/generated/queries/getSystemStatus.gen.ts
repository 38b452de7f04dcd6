// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getSystemStatus } from '../sdk/getSystemStatus.gen.ts';
import type { GetSystemStatusData, GetSystemStatusResponse } from '../reader-types.gen.ts';

/** Key of {@link getSystemStatus}; `['getSystemStatus']` alone matches every call of it. */
export const getSystemStatusQueryKey = (options?: CallOptions<GetSystemStatusData>) => queryKey('getSystemStatus', options);

/**
 * Permission call at start-up.
 *
 * Decides between the normal site, the maintenance page and the region page, and carries what the first screen needs. Always answers 200: maintenance and region are facts of the answer, not failures. If the call itself fails, the site shows a neutral error with retry, neither open nor blocked.
 */
export const getSystemStatusOptions = (options?: CallOptions<GetSystemStatusData>) =>
  queryOptions<GetSystemStatusResponse, ApiError, GetSystemStatusResponse, ReturnType<typeof getSystemStatusQueryKey>>({
    queryKey: getSystemStatusQueryKey(options),
    queryFn: ({ signal }) => getSystemStatus({ ...options, signal }),
  });
