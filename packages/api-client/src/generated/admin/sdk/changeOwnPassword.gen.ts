// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ChangeOwnPasswordData } from '../reader-types.gen.ts';

/**
 * Change one's own password.
 *
 * Asks for the password in use and a code of the authenticator, each wrong one counted as a wrong log-in is. Other sessions of the account end. Not found in a console that asks nobody for a password.
 */
export const changeOwnPassword = (options: CallOptions<ChangeOwnPasswordData>): Promise<void> =>
  call('changeOwnPassword', 'PUT', '/api/operator/password', options, { empty: true });
