// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetInboxMessageData, GetInboxMessageResponse } from '../reader-types.gen.ts';

/**
 * One message.
 *
 * A message of the account. One of somebody else is not found. It stays unread until readInbox says so.
 */
export const getInboxMessage = (options: CallOptions<GetInboxMessageData>): Promise<GetInboxMessageResponse> =>
  call('getInboxMessage', 'GET', '/wps/inbox/{messageId}', options);
