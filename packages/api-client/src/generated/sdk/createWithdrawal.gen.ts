// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { call, type MoneyCallOptions } from '../../client/call.ts';
import type { CreateWithdrawalData, CreateWithdrawalResponse } from '../reader-types.gen.ts';

/**
 * Request a withdrawal.
 *
 * The money leaves the wallet at once and is held until it is paid out or given back; a request cannot be taken back. It needs the payment password (provePaymentPassword) or a passkey (stepUp) within the last 5 minutes: AUTH_STEP_UP names `passkey` when the account has one. ACCOUNT_WAIT tells until when a new account, or the account of the member, waits. ACCOUNT_IN_REVIEW: an operator has to compare the name of the account first, since it is not that which was approved. BONUS_ACTIVE: a bonus is in play, which is played or given up (giveBonusUp) first. CREDIT_OVERDUE: an advance of an agent is overdue and repaid first. Above what is approved at once (`reviewAbove` of getWithdrawable) somebody looks at it first.
 */
export const createWithdrawal = (options: MoneyCallOptions<CreateWithdrawalData>): Promise<CreateWithdrawalResponse> =>
  call('createWithdrawal', 'POST', '/wps/cashier/withdrawals', options, { money: true });
