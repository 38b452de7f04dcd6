// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { SetPlayLimitData, SetPlayLimitResponse } from '../reader-types.gen.ts';

/**
 * Set a limit.
 *
 * A first or lower limit is in force at once and takes back what was asked for. A higher one, or none (without amount), waits for 24 hours and a second yes (confirmPlayLimit); until then the old one holds. STATE_STALE when there is no limit to take away.
 */
export const setPlayLimit = (options: CallOptions<SetPlayLimitData>): Promise<SetPlayLimitResponse> =>
  call('setPlayLimit', 'PUT', '/wps/rg/limits', options);
