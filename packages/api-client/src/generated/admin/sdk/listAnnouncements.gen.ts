// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListAnnouncementsData, ListAnnouncementsResponse } from '../reader-types.gen.ts';

/**
 * Announcements.
 *
 * Announcements and banners that match, newest first; what is over too, unless the filter says otherwise.
 */
export const listAnnouncements = (options?: CallOptions<ListAnnouncementsData>): Promise<ListAnnouncementsResponse> =>
  call('listAnnouncements', 'GET', '/api/announcements', options);
