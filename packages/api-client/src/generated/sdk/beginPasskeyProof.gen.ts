// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { BeginPasskeyProofData, BeginPasskeyProofResponse } from '../reader-types.gen.ts';

/**
 * Options for proving again with a passkey.
 *
 * What `navigator.credentials.get` takes; the result goes to `stepUp` as `passkey`. Good once, for 5 minutes, in this session. NOT_FOUND: the account has no passkey. DOMAIN_INVALID: passkeys do not work under this address.
 */
export const beginPasskeyProof = (options?: CallOptions<BeginPasskeyProofData>): Promise<BeginPasskeyProofResponse> =>
  call('beginPasskeyProof', 'POST', '/wps/security/step-up/passkey', options);
