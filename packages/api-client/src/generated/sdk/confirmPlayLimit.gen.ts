// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ConfirmPlayLimitData, ConfirmPlayLimitResponse } from '../reader-types.gen.ts';

/**
 * Confirm a higher limit.
 *
 * The second yes, from 24 hours after a higher limit was asked for up to a week later. Before and afterwards STATE_STALE.
 */
export const confirmPlayLimit = (options: CallOptions<ConfirmPlayLimitData>): Promise<ConfirmPlayLimitResponse> =>
  call('confirmPlayLimit', 'POST', '/wps/rg/limits/confirm', options);
