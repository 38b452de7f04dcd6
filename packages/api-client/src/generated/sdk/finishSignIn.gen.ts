// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { FinishSignInData, FinishSignInResponse } from '../reader-types.gen.ts';

/**
 * Finish a log-in with the second factor.
 *
 * A log-in that answers AUTH_STEP_UP names a `challenge`, good for 5 minutes and 5 tries in the browser that asked. The code of the authenticator, one recovery code or a passkey (beginPasskeySignIn with this challenge) finishes it; `methods` names which of them the account has.
 */
export const finishSignIn = (options: CallOptions<FinishSignInData>): Promise<FinishSignInResponse> =>
  call('finishSignIn', 'POST', '/wps/session/login/second-factor', options, { sealed: true });
