// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { WithdrawRequestData, WithdrawRequestResponse } from '../reader-types.gen.ts';

/**
 * Take back a request of one's own.
 *
 * Closes a request that this operator has made and that nobody has decided.
 */
export const withdrawRequest = (options: CallOptions<WithdrawRequestData>): Promise<WithdrawRequestResponse> =>
  call('withdrawRequest', 'POST', '/api/approvals/{approvalId}/withdrawal', options);
