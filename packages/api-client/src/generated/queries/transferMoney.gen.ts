// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { type MoneyContext, sendMoney } from '../../client/idempotency.ts';
import { transferMoney } from '../sdk/transferMoney.gen.ts';
import type { TransferMoneyData, TransferMoneyResponse } from '../reader-types.gen.ts';

/**
 * Pass money on.
 *
 * To the upline of the account, or from an agent to a direct downline; everybody else is not found. Nobody can take it back. Above `reviewOver` of the options it waits (REVIEW), its money on hold, and its receiver knows nothing of it yet. It needs a proof of the payment password or by passkey within the last 5 minutes (AUTH_STEP_UP). Money that has to be played first stays.
 */
export const transferMoneyMutation = (context: MoneyContext): MutationOptions<TransferMoneyResponse, ApiError, CallOptions<TransferMoneyData>> => ({
  mutationKey: ['transferMoney'],
  mutationFn: (options) => sendMoney({ operation: 'transferMoney', secrets: [] }, options ?? {}, context, transferMoney),
});
