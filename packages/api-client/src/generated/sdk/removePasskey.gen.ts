// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { RemovePasskeyData, RemovePasskeyResponse } from '../reader-types.gen.ts';

/**
 * Remove a passkey.
 *
 * It logs nobody in any more, at once; sessions that it opened go on. The last one may be removed too: the password is still there. A passkey of somebody else is not found. Answers what is left.
 */
export const removePasskey = (options: CallOptions<RemovePasskeyData>): Promise<RemovePasskeyResponse> =>
  call('removePasskey', 'DELETE', '/wps/security/passkeys/{passkeyId}', options);
