// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetGameAnnouncementsData, GetGameAnnouncementsResponse } from '../reader-types.gen.ts';

/**
 * Announcements of a game or vendor.
 *
 * Promotions that belong to the game or to its vendor: with `nodeId` those of the game and of its vendor, with `vendor` those of the vendor and of its games, without either all that belong to any.
 */
export const getGameAnnouncements = (options?: CallOptions<GetGameAnnouncementsData>): Promise<GetGameAnnouncementsResponse> =>
  call('getGameAnnouncements', 'GET', '/wps/relay/MCSFE_getGameAnnouncements', options);
