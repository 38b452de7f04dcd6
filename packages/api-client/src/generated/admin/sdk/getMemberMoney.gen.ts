// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { GetMemberMoneyData, GetMemberMoneyResponse } from '../reader-types.gen.ts';

/**
 * Money of a member.
 *
 * What is in the wallet and what of it may be withdrawn, what has to be played first, the newest deposits, withdrawals, disputes, transfers and bonuses, what was kept or is owed, the payout accounts, whether the member is known, and, for all roles but support, what speaks for a closer look. That it was read is written down.
 */
export const getMemberMoney = (options: CallOptions<GetMemberMoneyData>): Promise<GetMemberMoneyResponse> =>
  call('getMemberMoney', 'GET', '/api/members/{id}/money', options);
