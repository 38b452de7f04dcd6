// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { call, type MoneyCallOptions } from '../../client/call.ts';
import type { TakeCreditAdvanceData, TakeCreditAdvanceResponse } from '../reader-types.gen.ts';

/**
 * Take an advance.
 *
 * The money is in the wallet at once and is due at the end of the last day of the line's term. It counts toward the limit of deposits that the agent has set. It needs a proof of the payment password or by passkey within the last 5 minutes (AUTH_STEP_UP). STATE_STALE while the terms in force are not accepted, CREDIT_OVERDUE while anything is overdue, CREDIT_EXCEEDED above what is available.
 */
export const takeCreditAdvance = (options: MoneyCallOptions<TakeCreditAdvanceData>): Promise<TakeCreditAdvanceResponse> =>
  call('takeCreditAdvance', 'POST', '/wps/agent/credit/advances', options, { money: true });
