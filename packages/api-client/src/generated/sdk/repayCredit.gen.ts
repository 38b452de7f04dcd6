// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { call, type MoneyCallOptions } from '../../client/call.ts';
import type { RepayCreditData, RepayCreditResponse } from '../reader-types.gen.ts';

/**
 * Repay.
 *
 * Any part of what is used, at any time, out of the wallet; what is due first is repaid first. CREDIT_EXCEEDED above what is used.
 */
export const repayCredit = (options: MoneyCallOptions<RepayCreditData>): Promise<RepayCreditResponse> =>
  call('repayCredit', 'POST', '/wps/agent/credit/repayments', options, { money: true });
