// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { liftDividendHold } from '../sdk/liftDividendHold.gen.ts';
import type { LiftDividendHoldData, LiftDividendHoldResponse } from '../reader-types.gen.ts';

/**
 * Put a dividend back among those that wait.
 *
 * A bill that was kept back waits again like the others of its run: for the next release, or for its time. NOT_FOUND for a bill that is no dividend, STATE_STALE for one that is not kept back.
 */
export const liftDividendHoldMutation = (): MutationOptions<LiftDividendHoldResponse, ApiError, CallOptions<LiftDividendHoldData>> => ({
  mutationKey: ['liftDividendHold'],
  mutationFn: (options) => liftDividendHold(options),
});
