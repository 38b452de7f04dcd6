// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { RejectWithdrawalData, RejectWithdrawalResponse } from '../reader-types.gen.ts';

/**
 * Reject a withdrawal.
 *
 * The money goes back to the wallet. The member reads the reason; the note is for operators alone. Nothing that is being paid can be rejected (STATE_STALE). A hold ends with it.
 */
export const rejectWithdrawal = (options: CallOptions<RejectWithdrawalData>): Promise<RejectWithdrawalResponse> =>
  call('rejectWithdrawal', 'POST', '/api/withdrawals/{id}/rejection', options);
