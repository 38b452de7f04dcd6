// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getUnreadCount } from '../sdk/getUnreadCount.gen.ts';
import type { GetUnreadCountData, GetUnreadCountResponse } from '../reader-types.gen.ts';

/** Key of {@link getUnreadCount}; `['getUnreadCount']` alone matches every call of it. */
export const getUnreadCountQueryKey = (options?: CallOptions<GetUnreadCountData>) => queryKey('getUnreadCount', options);

/**
 * Unread messages.
 *
 * How many messages of the account are unread. Events of the name inbox say when to ask again.
 */
export const getUnreadCountOptions = (options?: CallOptions<GetUnreadCountData>) =>
  queryOptions<GetUnreadCountResponse, ApiError, GetUnreadCountResponse, ReturnType<typeof getUnreadCountQueryKey>>({
    queryKey: getUnreadCountQueryKey(options),
    queryFn: ({ signal }) => getUnreadCount({ ...options, signal }),
  });
