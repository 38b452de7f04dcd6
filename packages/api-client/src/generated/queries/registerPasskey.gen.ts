// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { registerPasskey } from '../sdk/registerPasskey.gen.ts';
import type { RegisterPasskeyData, RegisterPasskeyResponse } from '../reader-types.gen.ts';

/**
 * Keep a passkey.
 *
 * What `navigator.credentials.create` gave for the options of beginPasskey, in its JSON form. REPLAY: the options were used before, are older than 5 minutes, or were made for another session; begin again. VALIDATION_FAILED with `credential`: `format` = it does not prove what it must (origin, site, user verification, signature), `taken` = it is kept already; with `passkeys`, `max` = no more can be kept.
 */
export const registerPasskeyMutation = (): MutationOptions<RegisterPasskeyResponse, ApiError, CallOptions<RegisterPasskeyData>> => ({
  mutationKey: ['registerPasskey'],
  mutationFn: (options) => registerPasskey(options),
});
