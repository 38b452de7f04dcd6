// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { checkAgentBill } from '../sdk/checkAgentBill.gen.ts';
import type { CheckAgentBillData, CheckAgentBillResponse } from '../reader-types.gen.ts';

/**
 * Check a bill.
 *
 * Makes the bill again from the results of that time, row by row, by the terms that were signed, and compares every byte. The calculation shares nothing with the one that wrote the bill.
 */
export const checkAgentBillMutation = (): MutationOptions<CheckAgentBillResponse, ApiError, CallOptions<CheckAgentBillData>> => ({
  mutationKey: ['checkAgentBill'],
  mutationFn: (options) => checkAgentBill(options),
});
