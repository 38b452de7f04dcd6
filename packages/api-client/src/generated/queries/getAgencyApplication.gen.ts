// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getAgencyApplication } from '../sdk/getAgencyApplication.gen.ts';
import type { GetAgencyApplicationData, GetAgencyApplicationResponse } from '../reader-types.gen.ts';

/** Key of {@link getAgencyApplication}; `['getAgencyApplication']` alone matches every call of it. */
export const getAgencyApplicationQueryKey = (options: CallOptions<GetAgencyApplicationData>) => queryKey('getAgencyApplication', options);

/**
 * How an application stands.
 *
 * By the number that was told when it was sent. It says nothing of what was written. 20 look-ups per minute and address.
 */
export const getAgencyApplicationOptions = (options: CallOptions<GetAgencyApplicationData>) =>
  queryOptions<GetAgencyApplicationResponse, ApiError, GetAgencyApplicationResponse, ReturnType<typeof getAgencyApplicationQueryKey>>({
    queryKey: getAgencyApplicationQueryKey(options),
    queryFn: ({ signal }) => getAgencyApplication({ ...options, signal }),
  });
