// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListMessagesData, ListMessagesResponse } from '../reader-types.gen.ts';

/**
 * Messages.
 *
 * SMS and mails that match, newest first. A code or a link that was sent to its reader is hidden; where nothing is sent, as in a demo, it is read here. Kept for 30 days.
 */
export const listMessages = (options?: CallOptions<ListMessagesData>): Promise<ListMessagesResponse> =>
  call('listMessages', 'GET', '/api/messages', options);
