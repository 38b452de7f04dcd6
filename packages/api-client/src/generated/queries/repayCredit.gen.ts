// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { type MoneyContext, sendMoney } from '../../client/idempotency.ts';
import { repayCredit } from '../sdk/repayCredit.gen.ts';
import type { RepayCreditData, RepayCreditResponse } from '../reader-types.gen.ts';

/**
 * Repay.
 *
 * Any part of what is used, at any time, out of the wallet; what is due first is repaid first. CREDIT_EXCEEDED above what is used.
 */
export const repayCreditMutation = (context: MoneyContext): MutationOptions<RepayCreditResponse, ApiError, CallOptions<RepayCreditData>> => ({
  mutationKey: ['repayCredit'],
  mutationFn: (options) => sendMoney({ operation: 'repayCredit', secrets: [] }, options ?? {}, context, repayCredit),
});
