// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ReadInboxData, ReadInboxResponse } from '../reader-types.gen.ts';

/**
 * Mark messages as read.
 *
 * Marks the named messages of the account as read, or all of them. Numbers of other messages do nothing.
 */
export const readInbox = (options: CallOptions<ReadInboxData>): Promise<ReadInboxResponse> =>
  call('readInbox', 'POST', '/wps/inbox/read', options);
