// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { finishSignIn } from '../sdk/finishSignIn.gen.ts';
import type { FinishSignInData, FinishSignInResponse } from '../reader-types.gen.ts';

/**
 * Finish a log-in with the second factor.
 *
 * A log-in that answers AUTH_STEP_UP names a `challenge`, good for 5 minutes and 5 tries in the browser that asked. The code of the authenticator, one recovery code or a passkey (beginPasskeySignIn with this challenge) finishes it; `methods` names which of them the account has.
 */
export const finishSignInMutation = (): MutationOptions<FinishSignInResponse, ApiError, CallOptions<FinishSignInData>> => ({
  mutationKey: ['finishSignIn'],
  mutationFn: (options) => finishSignIn(options),
});
