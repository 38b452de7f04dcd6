// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListPasskeysData, ListPasskeysResponse } from '../reader-types.gen.ts';

/**
 * Own passkeys.
 *
 * The newest first, and how many an account may have. `rpId`, `userHandle` and the credential ids are what a browser that knows `PublicKeyCredential.signalAllAcceptedCredentials` forgets removed passkeys by.
 */
export const listPasskeys = (options?: CallOptions<ListPasskeysData>): Promise<ListPasskeysResponse> =>
  call('listPasskeys', 'GET', '/wps/security/passkeys', options);
