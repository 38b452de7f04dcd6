// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { keepPlayLimit } from '../sdk/keepPlayLimit.gen.ts';
import type { KeepPlayLimitData, KeepPlayLimitResponse } from '../reader-types.gen.ts';

/**
 * Keep a limit as it is.
 *
 * Takes back that a higher limit, or none, was asked for. STATE_STALE when nothing was.
 */
export const keepPlayLimitMutation = (): MutationOptions<KeepPlayLimitResponse, ApiError, CallOptions<KeepPlayLimitData>> => ({
  mutationKey: ['keepPlayLimit'],
  mutationFn: (options) => keepPlayLimit(options),
});
