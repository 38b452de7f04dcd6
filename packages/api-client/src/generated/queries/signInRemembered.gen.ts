// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { signInRemembered } from '../sdk/signInRemembered.gen.ts';
import type { SignInRememberedData, SignInRememberedResponse } from '../reader-types.gen.ts';

/**
 * Continue as the remembered member.
 *
 * Opens a session by the cookie alone and changes the cookie's secret. Such a session may browse and play; money out, contracts and security settings ask for a proof first (AUTH_STEP_UP). A secret that was used before ends the remembering. Needs an Origin header of the site itself.
 */
export const signInRememberedMutation = (): MutationOptions<SignInRememberedResponse, ApiError, void | CallOptions<SignInRememberedData>> => ({
  mutationKey: ['signInRemembered'],
  mutationFn: (options) => signInRemembered(options ?? undefined),
});
