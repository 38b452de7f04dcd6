// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetDrawHistoryData, GetDrawHistoryResponse } from '../reader-types.gen.ts';

/**
 * Past draws of a lottery.
 *
 * Past draws, newest first, each with the seed that its numbers can be recomputed from. Kept for 90 days. Without a date: all of them. By page because the lists of the specification's screens have numbered pages. `gaps` names issues of the same period that never opened because the site was down for long.
 */
export const getDrawHistory = (options: CallOptions<GetDrawHistoryData>): Promise<GetDrawHistoryResponse> =>
  call('getDrawHistory', 'GET', '/wps/relay/LGW_drawHistory', options);
