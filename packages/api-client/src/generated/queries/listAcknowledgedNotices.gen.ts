// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listAcknowledgedNotices } from '../sdk/listAcknowledgedNotices.gen.ts';
import type { ListAcknowledgedNoticesData, ListAcknowledgedNoticesResponse } from '../reader-types.gen.ts';

/** Key of {@link listAcknowledgedNotices}; `['listAcknowledgedNotices']` alone matches every call of it. */
export const listAcknowledgedNoticesQueryKey = (options?: CallOptions<ListAcknowledgedNoticesData>) => queryKey('listAcknowledgedNotices', options);

/**
 * Acknowledged announcements.
 *
 * Announcements for agents that the reader has acknowledged, in any browser, and that are still kept; the newest 500.
 */
export const listAcknowledgedNoticesOptions = (options?: CallOptions<ListAcknowledgedNoticesData>) =>
  queryOptions<ListAcknowledgedNoticesResponse, ApiError, ListAcknowledgedNoticesResponse, ReturnType<typeof listAcknowledgedNoticesQueryKey>>({
    queryKey: listAcknowledgedNoticesQueryKey(options),
    queryFn: ({ signal }) => listAcknowledgedNotices({ ...options, signal }),
  });
