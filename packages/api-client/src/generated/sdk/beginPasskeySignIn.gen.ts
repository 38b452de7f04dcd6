// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { BeginPasskeySignInData, BeginPasskeySignInResponse } from '../reader-types.gen.ts';

/**
 * Options for a log-in with a passkey.
 *
 * What `navigator.credentials.get` takes. Without `challenge` it names no account: whichever passkey of this site the reader chooses logs in, also from the browser's own list under the name field (mediation `conditional`). With the `challenge` of a log-in that waits for its second factor it names the passkeys of that account, and the result goes to finishSignIn. Good once, for 5 minutes, in this browser. DOMAIN_INVALID: passkeys do not work under this address.
 */
export const beginPasskeySignIn = (options: CallOptions<BeginPasskeySignInData>): Promise<BeginPasskeySignInResponse> =>
  call('beginPasskeySignIn', 'POST', '/wps/session/login/passkey/options', options);
