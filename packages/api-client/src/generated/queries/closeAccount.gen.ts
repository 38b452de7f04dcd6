// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { closeAccount } from '../sdk/closeAccount.gen.ts';
import type { CloseAccountData, CloseAccountResponse } from '../reader-types.gen.ts';

/**
 * Close the own account.
 *
 * Play, deposits and transfers to the account end at once (EXCLUDED); open orders to pay in are cancelled; open bets are settled and paid. All cash can be withdrawn, also money that had to be played first. The account is closed for good, and its session with it, as soon as no money, bet or order is left: at once, or later. A rest below leastPayout keeps it open until its owner gives it up (giveUpRest). Of an agent the links stop, contracts end with their cycle, and everybody below passes to the next agent above: that cannot be taken back, and the account stays until bills are paid. STATE_STALE when it is being closed already.
 */
export const closeAccountMutation = (): MutationOptions<CloseAccountResponse, ApiError, CallOptions<CloseAccountData>> => ({
  mutationKey: ['closeAccount'],
  mutationFn: (options) => closeAccount(options),
});
