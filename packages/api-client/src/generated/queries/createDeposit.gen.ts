// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { type MoneyContext, sendMoney } from '../../client/idempotency.ts';
import { createDeposit } from '../sdk/createDeposit.gen.ts';
import type { CreateDepositData, CreateDepositResponse } from '../reader-types.gen.ts';

/**
 * Begin a deposit.
 *
 * Makes an order. The provider is asked at once, so the answer has the state CREATED; the event `deposit` tells when getDeposit has what is needed to pay. At most three orders are open at a time. EXCLUDED and LIMIT_REACHED (kind deposit) where the member has closed it to himself. With `offerId` the deposit brings a bonus when it is paid: PROMO_CLOSED when the offer was stopped, PROMO_NOT_ELIGIBLE when the account cannot have it now.
 */
export const createDepositMutation = (context: MoneyContext): MutationOptions<CreateDepositResponse, ApiError, CallOptions<CreateDepositData>> => ({
  mutationKey: ['createDeposit'],
  mutationFn: (options) => sendMoney({ operation: 'createDeposit', secrets: [] }, options ?? {}, context, createDeposit),
});
