// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { TakeTimeOutData, TakeTimeOutResponse } from '../reader-types.gen.ts';

/**
 * Take a time-out.
 *
 * No play and no deposits until its end; withdrawals stay open. It begins at once and cannot be ended early: STATE_STALE while a longer one, or an exclusion, is in force.
 */
export const takeTimeOut = (options: CallOptions<TakeTimeOutData>): Promise<TakeTimeOutResponse> =>
  call('takeTimeOut', 'POST', '/wps/rg/timeout', options);
