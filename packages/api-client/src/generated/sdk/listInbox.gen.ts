// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListInboxData, ListInboxResponse } from '../reader-types.gen.ts';

/**
 * Messages.
 *
 * Messages of the account, newest first, in the language of the call. They are kept for 90 days.
 */
export const listInbox = (options?: CallOptions<ListInboxData>): Promise<ListInboxResponse> =>
  call('listInbox', 'GET', '/wps/inbox', options);
