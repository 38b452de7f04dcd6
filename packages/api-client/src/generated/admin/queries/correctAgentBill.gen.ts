// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { correctAgentBill } from '../sdk/correctAgentBill.gen.ts';
import type { CorrectAgentBillData, CorrectAgentBillResponse } from '../reader-types.gen.ts';

/**
 * Correct a bill of an agent.
 *
 * Adds a further bill to the window of a computed one, with an amount and a note that the agent reads; what is below zero is taken from the next bills of the contract, never from the wallet. Whoever pays the bill pays its correction. A daily wage that changes so changes the dividend of its cycle too. Later results still make bills with their difference. A bill that is in review or kept back is refused, one that was rejected is not; SERVICE_BUSY for a daily wage while windows are settled. A second operator has to approve it. STATE_STALE when `key` was used before.
 */
export const correctAgentBillMutation = (): MutationOptions<CorrectAgentBillResponse, ApiError, CallOptions<CorrectAgentBillData>> => ({
  mutationKey: ['correctAgentBill'],
  mutationFn: (options) => correctAgentBill(options),
});
