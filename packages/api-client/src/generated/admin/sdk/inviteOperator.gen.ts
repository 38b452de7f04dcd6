// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { InviteOperatorData, InviteOperatorResponse } from '../reader-types.gen.ts';

/**
 * Invite an operator.
 *
 * Makes an account that waits for its owner, and a one-time link that is good for 24 hours. The link is in this answer alone: hand it over in person or by a channel you trust. A role that moves money or decides (cashier, risk, admin) needs a second operator.
 */
export const inviteOperator = (options: CallOptions<InviteOperatorData>): Promise<InviteOperatorResponse> =>
  call('inviteOperator', 'POST', '/api/operators', options);
