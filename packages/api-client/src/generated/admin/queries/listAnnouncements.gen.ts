// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listAnnouncements } from '../sdk/listAnnouncements.gen.ts';
import type { ListAnnouncementsData, ListAnnouncementsResponse } from '../reader-types.gen.ts';

/** Key of {@link listAnnouncements}; `['listAnnouncements']` alone matches every call of it. */
export const listAnnouncementsQueryKey = (options?: CallOptions<ListAnnouncementsData>) => queryKey('listAnnouncements', options);

/**
 * Announcements.
 *
 * Announcements and banners that match, newest first; what is over too, unless the filter says otherwise.
 */
export const listAnnouncementsOptions = (options?: CallOptions<ListAnnouncementsData>) =>
  queryOptions<ListAnnouncementsResponse, ApiError, ListAnnouncementsResponse, ReturnType<typeof listAnnouncementsQueryKey>>({
    queryKey: listAnnouncementsQueryKey(options),
    queryFn: ({ signal }) => listAnnouncements({ ...options, signal }),
  });
