// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { CorrectWalletData, CorrectWalletResponse } from '../reader-types.gen.ts';

/**
 * Correct the wallet of a member.
 *
 * Moves cash between a member and the house, account ADJUSTMENT. Two operators decide it, whatever the amount. A debit takes what may be withdrawn at most: WALLET_INSUFFICIENT when the cash is less, VALIDATION_FAILED with the rule `max` at `amount` when part of it has to be played first, WALLET_FROZEN when the member has a debt. What is on hold, in bets, in bonuses or at vendors stays untouched. A closed account, a trial account and another currency than that of the member are refused. It is no deposit: limits, breaks and exclusions of safer play do not bear on it. All of this is checked when it is asked for and again when it is made. STATE_STALE when `key` was used before: a correction is made once, however often it is sent.
 */
export const correctWallet = (options: CallOptions<CorrectWalletData>): Promise<CorrectWalletResponse> =>
  call('correctWallet', 'POST', '/api/wallet-corrections', options);
