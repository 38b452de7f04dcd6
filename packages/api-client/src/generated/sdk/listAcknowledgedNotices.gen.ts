// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListAcknowledgedNoticesData, ListAcknowledgedNoticesResponse } from '../reader-types.gen.ts';

/**
 * Acknowledged announcements.
 *
 * Announcements for agents that the reader has acknowledged, in any browser, and that are still kept; the newest 500.
 */
export const listAcknowledgedNotices = (options?: CallOptions<ListAcknowledgedNoticesData>): Promise<ListAcknowledgedNoticesResponse> =>
  call('listAcknowledgedNotices', 'GET', '/wps/agent/notices/acknowledged', options);
