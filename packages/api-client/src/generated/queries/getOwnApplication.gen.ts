// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getOwnApplication } from '../sdk/getOwnApplication.gen.ts';
import type { GetOwnApplicationData, GetOwnApplicationResponse } from '../reader-types.gen.ts';

/** Key of {@link getOwnApplication}; `['getOwnApplication']` alone matches every call of it. */
export const getOwnApplicationQueryKey = (options?: CallOptions<GetOwnApplicationData>) => queryKey('getOwnApplication', options);

/**
 * The own application.
 *
 * How the last application of the reader stands.
 */
export const getOwnApplicationOptions = (options?: CallOptions<GetOwnApplicationData>) =>
  queryOptions<GetOwnApplicationResponse, ApiError, GetOwnApplicationResponse, ReturnType<typeof getOwnApplicationQueryKey>>({
    queryKey: getOwnApplicationQueryKey(options),
    queryFn: ({ signal }) => getOwnApplication({ ...options, signal }),
  });
