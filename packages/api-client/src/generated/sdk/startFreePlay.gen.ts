// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { StartFreePlayData, StartFreePlayResponse } from '../reader-types.gen.ts';

/**
 * Play with a trial account.
 *
 * Makes a trial account with play money of the trial currency, or opens the one this browser made within the last 24 h. `random` is sealed like a sealed payload of this operation (JWE, see the head of this document) around `{"nonce", "random"}`: the nonce of getFreePlayNonce and 16 random bytes in base64url. Five starts per hour and browser, a hundred per hour and address.
 */
export const startFreePlay = (options: CallOptions<StartFreePlayData>): Promise<StartFreePlayResponse> =>
  call('startFreePlay', 'POST', '/wps/session/login/freeplay', options);
