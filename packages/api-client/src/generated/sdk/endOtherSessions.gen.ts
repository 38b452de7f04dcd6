// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { EndOtherSessionsData, EndOtherSessionsResponse } from '../reader-types.gen.ts';

/**
 * End every other session.
 *
 * Ends all sessions but this one and forgets every remembered browser but this one. A session of a remembered log-in has to prove its owner first.
 */
export const endOtherSessions = (options?: CallOptions<EndOtherSessionsData>): Promise<EndOtherSessionsResponse> =>
  call('endOtherSessions', 'DELETE', '/wps/security/sessions', options);
