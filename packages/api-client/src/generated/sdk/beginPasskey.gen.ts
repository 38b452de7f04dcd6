// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { BeginPasskeyData, BeginPasskeyResponse } from '../reader-types.gen.ts';

/**
 * Options for a new passkey.
 *
 * What `navigator.credentials.create` takes, in its JSON form. Good once, for 5 minutes, in this session. The session must have proved its owner within the last 5 minutes, which a log-in with password and a registration do. DOMAIN_INVALID: passkeys are not made under this address. VALIDATION_FAILED with `passkeys`, `max`: no more can be kept.
 */
export const beginPasskey = (options?: CallOptions<BeginPasskeyData>): Promise<BeginPasskeyResponse> =>
  call('beginPasskey', 'POST', '/wps/security/passkeys/options', options);
