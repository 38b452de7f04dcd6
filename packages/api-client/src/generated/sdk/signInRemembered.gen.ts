// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { SignInRememberedData, SignInRememberedResponse } from '../reader-types.gen.ts';

/**
 * Continue as the remembered member.
 *
 * Opens a session by the cookie alone and changes the cookie's secret. Such a session may browse and play; money out, contracts and security settings ask for a proof first (AUTH_STEP_UP). A secret that was used before ends the remembering. Needs an Origin header of the site itself.
 */
export const signInRemembered = (options?: CallOptions<SignInRememberedData>): Promise<SignInRememberedResponse> =>
  call('signInRemembered', 'POST', '/wps/session/remembered', options);
