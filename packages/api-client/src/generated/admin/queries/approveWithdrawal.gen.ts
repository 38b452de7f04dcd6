// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { approveWithdrawal } from '../sdk/approveWithdrawal.gen.ts';
import type { ApproveWithdrawalData, ApproveWithdrawalResponse } from '../reader-types.gen.ts';

/**
 * Approve a withdrawal.
 *
 * It is paid out from now on and cannot be stopped. Above the limit of the settings (`withdrawals`) a second operator has to approve it too. While it is on hold nobody approves it, neither first nor second, whoever holds it (ORDER_ON_HOLD): the hold is released before, by its operator or by another one. Nor while the name of its account is to be compared (ACCOUNT_IN_REVIEW): `decidePayoutAccount` comes first. To an account that is blocked nothing is paid (STATE_STALE).
 */
export const approveWithdrawalMutation = (): MutationOptions<ApproveWithdrawalResponse, ApiError, CallOptions<ApproveWithdrawalData>> => ({
  mutationKey: ['approveWithdrawal'],
  mutationFn: (options) => approveWithdrawal(options),
});
