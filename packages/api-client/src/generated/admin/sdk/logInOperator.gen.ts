// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { LogInOperatorData, LogInOperatorResponse } from '../reader-types.gen.ts';

/**
 * Log in.
 *
 * Password and code of the authenticator in one call: which of them was wrong is not told. A code is taken once. The answer sets the session cookie; the session ends after 15 minutes without a call and after 8 hours in any case.
 */
export const logInOperator = (options: CallOptions<LogInOperatorData>): Promise<LogInOperatorResponse> =>
  call('logInOperator', 'POST', '/api/session', options);
