// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { KeepPlayLimitData, KeepPlayLimitResponse } from '../reader-types.gen.ts';

/**
 * Keep a limit as it is.
 *
 * Takes back that a higher limit, or none, was asked for. STATE_STALE when nothing was.
 */
export const keepPlayLimit = (options: CallOptions<KeepPlayLimitData>): Promise<KeepPlayLimitResponse> =>
  call('keepPlayLimit', 'POST', '/wps/rg/limits/keep', options);
