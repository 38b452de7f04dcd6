// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listDisputes } from '../sdk/listDisputes.gen.ts';
import type { ListDisputesData, ListDisputesResponse } from '../reader-types.gen.ts';

/** Key of {@link listDisputes}; `['listDisputes']` alone matches every call of it. */
export const listDisputesQueryKey = (options?: CallOptions<ListDisputesData>) => queryKey('listDisputes', options);

/**
 * Disputes.
 *
 * Disputes of all members, the newest first, with what the member says.
 */
export const listDisputesOptions = (options?: CallOptions<ListDisputesData>) =>
  queryOptions<ListDisputesResponse, ApiError, ListDisputesResponse, ReturnType<typeof listDisputesQueryKey>>({
    queryKey: listDisputesQueryKey(options),
    queryFn: ({ signal }) => listDisputes({ ...options, signal }),
  });
