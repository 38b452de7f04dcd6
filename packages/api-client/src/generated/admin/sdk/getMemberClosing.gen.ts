// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { GetMemberClosingData, GetMemberClosingResponse } from '../reader-types.gen.ts';

/**
 * Whether a member closes the account.
 *
 * How an account stands between open and closed, and what is left on it: money that has to be paid out, bets that have to be settled, withdrawals that have to end.
 */
export const getMemberClosing = (options: CallOptions<GetMemberClosingData>): Promise<GetMemberClosingResponse> =>
  call('getMemberClosing', 'GET', '/api/members/{id}/closing', options);
