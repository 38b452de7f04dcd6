// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { RenamePasskeyData, RenamePasskeyResponse } from '../reader-types.gen.ts';

/**
 * Rename a passkey.
 *
 * The name is for its owner alone. A passkey of somebody else is not found. A session of a remembered log-in has to prove its owner first.
 */
export const renamePasskey = (options: CallOptions<RenamePasskeyData>): Promise<RenamePasskeyResponse> =>
  call('renamePasskey', 'PUT', '/wps/security/passkeys/{passkeyId}', options);
