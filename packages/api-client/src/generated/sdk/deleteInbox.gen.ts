// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { DeleteInboxData, DeleteInboxResponse } from '../reader-types.gen.ts';

/**
 * Delete messages.
 *
 * Deletes the named messages of the account for good. Numbers of other messages do nothing.
 */
export const deleteInbox = (options: CallOptions<DeleteInboxData>): Promise<DeleteInboxResponse> =>
  call('deleteInbox', 'POST', '/wps/inbox/delete', options);
