// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { LogoutData, LogoutResponse } from '../reader-types.gen.ts';

/**
 * Log out.
 *
 * Ends the session on the server and clears the cookie. The client clears its storage even when the call fails.
 */
export const logout = (options?: CallOptions<LogoutData>): Promise<LogoutResponse> =>
  call('logout', 'DELETE', '/wps/session/logout', options);
