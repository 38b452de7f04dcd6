// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ChangeAnnouncementData, ChangeAnnouncementResponse } from '../reader-types.gen.ts';

/**
 * Change an announcement.
 *
 * Writes all that is given over what holds; its kind, vendor and game stay. A text that is as it was read keeps its format. One that has ended is shown again by another time. When somebody else has changed it since the version was read, nothing is written (VALUE_CHANGED). Seen everywhere within ten seconds.
 */
export const changeAnnouncement = (options: CallOptions<ChangeAnnouncementData>): Promise<ChangeAnnouncementResponse> =>
  call('changeAnnouncement', 'PUT', '/api/announcements/{id}', options);
