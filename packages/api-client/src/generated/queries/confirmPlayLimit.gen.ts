// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { confirmPlayLimit } from '../sdk/confirmPlayLimit.gen.ts';
import type { ConfirmPlayLimitData, ConfirmPlayLimitResponse } from '../reader-types.gen.ts';

/**
 * Confirm a higher limit.
 *
 * The second yes, from 24 hours after a higher limit was asked for up to a week later. Before and afterwards STATE_STALE.
 */
export const confirmPlayLimitMutation = (): MutationOptions<ConfirmPlayLimitResponse, ApiError, CallOptions<ConfirmPlayLimitData>> => ({
  mutationKey: ['confirmPlayLimit'],
  mutationFn: (options) => confirmPlayLimit(options),
});
