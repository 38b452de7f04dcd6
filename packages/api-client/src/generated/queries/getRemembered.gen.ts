// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getRemembered } from '../sdk/getRemembered.gen.ts';
import type { GetRememberedData, GetRememberedResponse } from '../reader-types.gen.ts';

/** Key of {@link getRemembered}; `['getRemembered']` alone matches every call of it. */
export const getRememberedQueryKey = (options?: CallOptions<GetRememberedData>) => queryKey('getRemembered', options);

/**
 * Whether this browser is remembered.
 *
 * Reads the HttpOnly cookie of a log-in with `remember`. Says under which name and until when; changes nothing.
 */
export const getRememberedOptions = (options?: CallOptions<GetRememberedData>) =>
  queryOptions<GetRememberedResponse, ApiError, GetRememberedResponse, ReturnType<typeof getRememberedQueryKey>>({
    queryKey: getRememberedQueryKey(options),
    queryFn: ({ signal }) => getRemembered({ ...options, signal }),
  });
