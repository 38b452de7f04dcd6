// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { EndAnnouncementData, EndAnnouncementResponse } from '../reader-types.gen.ts';

/**
 * End an announcement.
 *
 * Takes an announcement or a banner away now. It stays in the list as ended; another time shows it again.
 */
export const endAnnouncement = (options: CallOptions<EndAnnouncementData>): Promise<EndAnnouncementResponse> =>
  call('endAnnouncement', 'POST', '/api/announcements/{id}/end', options);
