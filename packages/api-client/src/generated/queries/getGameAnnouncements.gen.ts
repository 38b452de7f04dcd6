// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getGameAnnouncements } from '../sdk/getGameAnnouncements.gen.ts';
import type { GetGameAnnouncementsData, GetGameAnnouncementsResponse } from '../reader-types.gen.ts';

/** Key of {@link getGameAnnouncements}; `['getGameAnnouncements']` alone matches every call of it. */
export const getGameAnnouncementsQueryKey = (options?: CallOptions<GetGameAnnouncementsData>) => queryKey('getGameAnnouncements', options);

/**
 * Announcements of a game or vendor.
 *
 * Promotions that belong to the game or to its vendor: with `nodeId` those of the game and of its vendor, with `vendor` those of the vendor and of its games, without either all that belong to any.
 */
export const getGameAnnouncementsOptions = (options?: CallOptions<GetGameAnnouncementsData>) =>
  queryOptions<GetGameAnnouncementsResponse, ApiError, GetGameAnnouncementsResponse, ReturnType<typeof getGameAnnouncementsQueryKey>>({
    queryKey: getGameAnnouncementsQueryKey(options),
    queryFn: ({ signal }) => getGameAnnouncements({ ...options, signal }),
  });
