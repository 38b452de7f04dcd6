// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { GetAnnouncementData, GetAnnouncementResponse } from '../reader-types.gen.ts';

/**
 * One announcement with its texts.
 *
 * Everything that can be changed of an announcement or a banner, its texts as plain text.
 */
export const getAnnouncement = (options: CallOptions<GetAnnouncementData>): Promise<GetAnnouncementResponse> =>
  call('getAnnouncement', 'GET', '/api/announcements/{id}', options);
