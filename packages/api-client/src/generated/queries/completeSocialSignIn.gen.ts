// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { completeSocialSignIn } from '../sdk/completeSocialSignIn.gen.ts';
import type { CompleteSocialSignInData, CompleteSocialSignInResponse } from '../reader-types.gen.ts';

/**
 * Session of a social sign-in.
 *
 * Takes the result that the window has handed over. A linked account is logged in as by /wps/session/login. When nobody has linked it yet, the answer carries a ticket for /wps/session/social/link or .../register instead. With the intent `link` the answer is always a ticket; a provider's account that somebody has linked already answers VALIDATION_FAILED (result, taken). Accounts are told apart by the provider's own number of them, never by an e-mail address.
 */
export const completeSocialSignInMutation = (): MutationOptions<CompleteSocialSignInResponse, ApiError, CallOptions<CompleteSocialSignInData>> => ({
  mutationKey: ['completeSocialSignIn'],
  mutationFn: (options) => completeSocialSignIn(options),
});
