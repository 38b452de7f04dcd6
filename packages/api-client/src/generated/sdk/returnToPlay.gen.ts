// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ReturnToPlayData, ReturnToPlayResponse } from '../reader-types.gen.ts';

/**
 * Play again after an exclusion.
 *
 * After the end of an exclusion: the first call asks for it, the second one at least 24 hours later ends it. STATE_STALE before. Nothing ends an exclusion for life.
 */
export const returnToPlay = (options?: CallOptions<ReturnToPlayData>): Promise<ReturnToPlayResponse> =>
  call('returnToPlay', 'POST', '/wps/rg/return', options);
