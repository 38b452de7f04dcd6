// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { LoginData, LoginResponse } from '../reader-types.gen.ts';

/**
 * Log in.
 *
 * Opens a session. The answer carries the token for `sessionStorage.token` and sets the HttpOnly cookie the token is bound to; neither counts without the other. After a failed try `error.captcha` says that the next one needs a captcha. Unknown user and wrong password give the same answer in the same time.
 */
export const login = (options: CallOptions<LoginData>): Promise<LoginResponse> =>
  call('login', 'POST', '/wps/session/login', options, { sealed: true });
