// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetAnnouncementsData, GetAnnouncementsResponse } from '../reader-types.gen.ts';

/**
 * Announcements, banners and promotions.
 *
 * What is announced now, by place. Execution B = texts for visitors, A = texts for members (needs a session, otherwise B is answered).
 */
export const getAnnouncements = (options?: CallOptions<GetAnnouncementsData>): Promise<GetAnnouncementsResponse> =>
  call('getAnnouncements', 'GET', '/wps/relay/MCSFE_getListAnnouncements', options);
