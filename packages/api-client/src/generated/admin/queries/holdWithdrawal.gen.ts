// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { holdWithdrawal } from '../sdk/holdWithdrawal.gen.ts';
import type { HoldWithdrawalData, HoldWithdrawalResponse } from '../reader-types.gen.ts';

/**
 * Put a withdrawal on hold, or release it.
 *
 * A mark for operators on a withdrawal that is to be decided: who looks into it, and why. It stays in review, no money moves, its promised time goes on, and the member sees nothing of it. As long as it is there nobody approves the withdrawal; a rejection ends it. Everybody who may hold may release, also what somebody else holds. Refused with STATE_STALE when the withdrawal does not wait for a decision, is on hold already, or is not any more.
 */
export const holdWithdrawalMutation = (): MutationOptions<HoldWithdrawalResponse, ApiError, CallOptions<HoldWithdrawalData>> => ({
  mutationKey: ['holdWithdrawal'],
  mutationFn: (options) => holdWithdrawal(options),
});
