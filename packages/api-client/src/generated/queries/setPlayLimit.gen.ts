// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { setPlayLimit } from '../sdk/setPlayLimit.gen.ts';
import type { SetPlayLimitData, SetPlayLimitResponse } from '../reader-types.gen.ts';

/**
 * Set a limit.
 *
 * A first or lower limit is in force at once and takes back what was asked for. A higher one, or none (without amount), waits for 24 hours and a second yes (confirmPlayLimit); until then the old one holds. STATE_STALE when there is no limit to take away.
 */
export const setPlayLimitMutation = (): MutationOptions<SetPlayLimitResponse, ApiError, CallOptions<SetPlayLimitData>> => ({
  mutationKey: ['setPlayLimit'],
  mutationFn: (options) => setPlayLimit(options),
});
