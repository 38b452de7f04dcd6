// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getAnnouncements } from '../sdk/getAnnouncements.gen.ts';
import type { GetAnnouncementsData, GetAnnouncementsResponse } from '../reader-types.gen.ts';

/** Key of {@link getAnnouncements}; `['getAnnouncements']` alone matches every call of it. */
export const getAnnouncementsQueryKey = (options?: CallOptions<GetAnnouncementsData>) => queryKey('getAnnouncements', options);

/**
 * Announcements, banners and promotions.
 *
 * What is announced now, by place. Execution B = texts for visitors, A = texts for members (needs a session, otherwise B is answered).
 */
export const getAnnouncementsOptions = (options?: CallOptions<GetAnnouncementsData>) =>
  queryOptions<GetAnnouncementsResponse, ApiError, GetAnnouncementsResponse, ReturnType<typeof getAnnouncementsQueryKey>>({
    queryKey: getAnnouncementsQueryKey(options),
    queryFn: ({ signal }) => getAnnouncements({ ...options, signal }),
  });
