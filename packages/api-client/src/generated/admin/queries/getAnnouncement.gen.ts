// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { getAnnouncement } from '../sdk/getAnnouncement.gen.ts';
import type { GetAnnouncementData, GetAnnouncementResponse } from '../reader-types.gen.ts';

/** Key of {@link getAnnouncement}; `['getAnnouncement']` alone matches every call of it. */
export const getAnnouncementQueryKey = (options: CallOptions<GetAnnouncementData>) => queryKey('getAnnouncement', options);

/**
 * One announcement with its texts.
 *
 * Everything that can be changed of an announcement or a banner, its texts as plain text.
 */
export const getAnnouncementOptions = (options: CallOptions<GetAnnouncementData>) =>
  queryOptions<GetAnnouncementResponse, ApiError, GetAnnouncementResponse, ReturnType<typeof getAnnouncementQueryKey>>({
    queryKey: getAnnouncementQueryKey(options),
    queryFn: ({ signal }) => getAnnouncement({ ...options, signal }),
  });
