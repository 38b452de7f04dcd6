// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetDrawData, GetDrawResponse } from '../reader-types.gen.ts';

/**
 * One lottery.
 *
 * A lottery with its current issue, its last result and everything needed to check results: the rule the numbers follow and the chain of seeds its hashes come from.
 */
export const getDraw = (options: CallOptions<GetDrawData>): Promise<GetDrawResponse> =>
  call('getDraw', 'GET', '/wps/relay/LGW_draw', options);
