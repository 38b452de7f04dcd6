// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { AcknowledgeNoticesData, AcknowledgeNoticesResponse } from '../reader-types.gen.ts';

/**
 * Acknowledge announcements.
 *
 * Notes that the agent has read announcements for agents. Once for each; what is no such announcement is left out.
 */
export const acknowledgeNotices = (options: CallOptions<AcknowledgeNoticesData>): Promise<AcknowledgeNoticesResponse> =>
  call('acknowledgeNotices', 'POST', '/wps/agent/notices/acknowledged', options);
