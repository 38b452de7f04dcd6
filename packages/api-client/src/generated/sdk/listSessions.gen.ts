// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListSessionsData, ListSessionsResponse } from '../reader-types.gen.ts';

/**
 * Own open sessions.
 *
 * Every browser that is logged in to this account, the newest activity first.
 */
export const listSessions = (options?: CallOptions<ListSessionsData>): Promise<ListSessionsResponse> =>
  call('listSessions', 'GET', '/wps/security/sessions', options);
