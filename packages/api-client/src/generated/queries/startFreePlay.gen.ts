// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { startFreePlay } from '../sdk/startFreePlay.gen.ts';
import type { StartFreePlayData, StartFreePlayResponse } from '../reader-types.gen.ts';

/**
 * Play with a trial account.
 *
 * Makes a trial account with play money of the trial currency, or opens the one this browser made within the last 24 h. `random` is sealed like a sealed payload of this operation (JWE, see the head of this document) around `{"nonce", "random"}`: the nonce of getFreePlayNonce and 16 random bytes in base64url. Five starts per hour and browser, a hundred per hour and address.
 */
export const startFreePlayMutation = (): MutationOptions<StartFreePlayResponse, ApiError, CallOptions<StartFreePlayData>> => ({
  mutationKey: ['startFreePlay'],
  mutationFn: (options) => startFreePlay(options),
});
