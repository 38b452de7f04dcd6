// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetUnreadCountData, GetUnreadCountResponse } from '../reader-types.gen.ts';

/**
 * Unread messages.
 *
 * How many messages of the account are unread. Events of the name inbox say when to ask again.
 */
export const getUnreadCount = (options?: CallOptions<GetUnreadCountData>): Promise<GetUnreadCountResponse> =>
  call('getUnreadCount', 'GET', '/wps/relay/CSP_unreadCount', options);
