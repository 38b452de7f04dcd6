// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { holdDividend } from '../sdk/holdDividend.gen.ts';
import type { HoldDividendData, HoldDividendResponse } from '../reader-types.gen.ts';

/**
 * Keep a dividend back.
 *
 * Keeps one bill that waits from being paid, with a reason, also when its run is released. NOT_FOUND for a bill that is no dividend, STATE_STALE for one that was paid or is kept back already.
 */
export const holdDividendMutation = (): MutationOptions<HoldDividendResponse, ApiError, CallOptions<HoldDividendData>> => ({
  mutationKey: ['holdDividend'],
  mutationFn: (options) => holdDividend(options),
});
