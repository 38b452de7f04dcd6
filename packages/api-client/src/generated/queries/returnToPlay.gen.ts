// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { returnToPlay } from '../sdk/returnToPlay.gen.ts';
import type { ReturnToPlayData, ReturnToPlayResponse } from '../reader-types.gen.ts';

/**
 * Play again after an exclusion.
 *
 * After the end of an exclusion: the first call asks for it, the second one at least 24 hours later ends it. STATE_STALE before. Nothing ends an exclusion for life.
 */
export const returnToPlayMutation = (): MutationOptions<ReturnToPlayResponse, ApiError, void | CallOptions<ReturnToPlayData>> => ({
  mutationKey: ['returnToPlay'],
  mutationFn: (options) => returnToPlay(options ?? undefined),
});
