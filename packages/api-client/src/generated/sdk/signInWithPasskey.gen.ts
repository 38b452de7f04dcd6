// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { SignInWithPasskeyData, SignInWithPasskeyResponse } from '../reader-types.gen.ts';

/**
 * Log in with a passkey.
 *
 * What `navigator.credentials.get` gave for the options of beginPasskeySignIn. The device and its owner are proved at once, so no second factor is asked for and the session counts as strong for 5 minutes. AUTH_BAD_CREDENTIALS: the passkey is not kept (any more) or does not prove what it must. REPLAY: the options were used before or are older than 5 minutes; begin again.
 */
export const signInWithPasskey = (options: CallOptions<SignInWithPasskeyData>): Promise<SignInWithPasskeyResponse> =>
  call('signInWithPasskey', 'POST', '/wps/session/login/passkey', options);
