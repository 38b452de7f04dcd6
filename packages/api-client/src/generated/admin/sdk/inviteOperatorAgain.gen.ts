// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { InviteOperatorAgainData, InviteOperatorAgainResponse } from '../reader-types.gen.ts';

/**
 * Make a new one-time link for an operator.
 *
 * For whoever has lost the password or the authenticator, whose link has run out, or who was deactivated and comes back. Links made before count no more; the account works as before until the new one is taken up. For a cashier, risk or an admin, and for an account that is in use, this needs a second operator, who gets the link.
 */
export const inviteOperatorAgain = (options: CallOptions<InviteOperatorAgainData>): Promise<InviteOperatorAgainResponse> =>
  call('inviteOperatorAgain', 'POST', '/api/operators/{operatorId}/invitation', options);
