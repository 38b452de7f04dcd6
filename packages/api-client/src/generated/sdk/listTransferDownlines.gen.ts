// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListTransferDownlinesData, ListTransferDownlinesResponse } from '../reader-types.gen.ts';

/**
 * Downlines that money can be passed on to.
 *
 * Direct downlines of an agent, newest first; nobody for a member.
 */
export const listTransferDownlines = (options?: CallOptions<ListTransferDownlinesData>): Promise<ListTransferDownlinesResponse> =>
  call('listTransferDownlines', 'GET', '/wps/transfers/downlines', options);
