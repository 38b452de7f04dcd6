// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listPlayLimitChanges } from '../sdk/listPlayLimitChanges.gen.ts';
import type { ListPlayLimitChangesData, ListPlayLimitChangesResponse } from '../reader-types.gen.ts';

/** Key of {@link listPlayLimitChanges}; `['listPlayLimitChanges']` alone matches every call of it. */
export const listPlayLimitChangesQueryKey = (options?: CallOptions<ListPlayLimitChangesData>) => queryKey('listPlayLimitChanges', options);

/**
 * Changes of own limits.
 *
 * What was set, asked for, confirmed and kept, newest first.
 */
export const listPlayLimitChangesOptions = (options?: CallOptions<ListPlayLimitChangesData>) =>
  queryOptions<ListPlayLimitChangesResponse, ApiError, ListPlayLimitChangesResponse, ReturnType<typeof listPlayLimitChangesQueryKey>>({
    queryKey: listPlayLimitChangesQueryKey(options),
    queryFn: ({ signal }) => listPlayLimitChanges({ ...options, signal }),
  });
